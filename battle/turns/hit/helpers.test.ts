import type { Assumptions } from '@/battle/assumptions'
import { helpersIn, withHelper } from '@/battle/dex/volatiles'
import { BOSS } from '@/battle/events'
import type { Hit } from '@/battle/model/damage-source'
import type { BossFighter } from '@/battle/model/fighter'
import type { BattleState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import {
  choose,
  chooseCheer,
  constantDamage,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
} from '@/testing/battle/battles'

const pound = makeBoss({ moves: [makeMove('Pound')] })
const WAIT = { kind: 'wait' } as const
const hand = makeStatusMove('Helping Hand', {
  target: 'adjacentAlly',
  volatileStatus: 'helpinghand',
  priority: 5,
})

test('Helping Hand helps only the next attack of an ally', () => {
  const { boss } = playOut({
    arena: makeArena({ damageOf: damageBy(({ helped }) => (helped.includes('Helping Hand') ? 150 : 100)) }),
    raiders: [makeRaider({ moves: [hand] }), makeRaider()],
    turns: [
      [{ kind: 'move', move: 0, ally: 1, terastallize: false }, choose()],
      [WAIT, choose()],
    ],
  })
  expect(boss.hp).toBe(10000 - 150 - 100)
})

test('An ally’s Friend Guard counts for the boss’s hits, an aura for all hits', () => {
  const helpByAttacker = new Map<number, readonly string[]>()
  playOut({
    arena: makeArena({
      boss: pound,
      damageOf: (hit) => {
        if (hit.attacker.who === 0 || hit.defender.who === 0) helpByAttacker.set(hit.attacker.who, hit.helped)
        return constantDamage(10)(hit)
      },
    }),
    raiders: [makeRaider(), makeRaider({ ability: 'Friend Guard' }), makeRaider({ ability: 'Fairy Aura' })],
    turns: [[choose(), choose(), choose()]],
  })
  expect(helpByAttacker.get(0)).toEqual(['Fairy Aura'])
  expect(helpByAttacker.get(BOSS)).toEqual(['Friend Guard', 'Fairy Aura'])
})

test('Plus and Minus help each other, and nobody else', () => {
  const helpers = (...abilities: readonly string[]) => {
    const help: (readonly string[])[] = []
    playOut({
      arena: makeArena({
        damageOf: (hit) => {
          help.push(hit.helped)
          return constantDamage(10)(hit)
        },
      }),
      raiders: abilities.map((ability) => makeRaider({ ability })),
      turns: [abilities.map(() => choose())],
    })
    return help
  }
  expect(helpers('Plus', 'Minus', 'Honey Gather')).toEqual([['Minus'], ['Plus'], []])
  expect(helpers('Plus', 'Plus')).toEqual([['Plus'], ['Plus']])
})

test('Helping Hand waits for an attack that does damage', () => {
  const arena = makeArena({
    damageOf: damageBy(({ helped }) => (helped.includes('Helping Hand') ? 150 : 100)),
  })
  const splash = makeStatusMove('Splash')
  const { boss } = playOut({
    arena,
    raiders: [makeRaider({ moves: [hand] }), makeRaider({ moves: [splash, makeMove('Swift')] })],
    turns: [
      [{ kind: 'move', move: 0, ally: 1, terastallize: false }, choose(0)],
      [{ kind: 'wait' }, chooseCheer('heal')],
      [{ kind: 'wait' }, choose(1)],
      [{ kind: 'wait' }, choose(1)],
    ],
  })
  expect(boss.maxHp - boss.hp).toBe(150 + 100)
})

test('Each helper counts once until the hit: a second Helping Hand before it adds nothing', () => {
  const attacker = makeRaider({ moves: [makeMove('Swift'), makeStatusMove('Splash')] })
  const raiders = [makeRaider({ moves: [hand] }), makeRaider({ moves: [hand] }), attacker]
  const help = { ...choose(), ally: 2 }
  const helpers = (turns: readonly (readonly Choice[])[], assumptions: Partial<Assumptions> = {}) => {
    const counts: number[] = []
    const damageOf = damageBy(({ helped }) => {
      counts.push(helped.filter((name) => name === 'Helping Hand').length)
      return 1
    })
    playOut({ arena: makeArena({ damageOf, assumptions }), raiders, turns })
    return counts
  }
  expect(helpers([[help, help, choose()]])).toEqual([2])
  const overTwoTurns = [
    [help, help, choose(1)],
    [help, WAIT, choose()],
    [WAIT, WAIT, choose()],
  ]
  expect(helpers(overTwoTurns)).toEqual([2, 0])
  expect(helpers(overTwoTurns, { helpingHandWaits: false })).toEqual([1, 0])
})

test('Friend Guard counts per ally, but not against Mold Breaker or while suppressed', () => {
  const guards = ['Friend Guard', 'Friend Guard']
  const helped = (boss: Partial<BossFighter>, given?: (state: BattleState) => BattleState) => {
    const help: (readonly string[])[] = []
    const damageOf = (hit: Hit) => {
      if (hit.attacker.who === BOSS && hit.defender.who === 0) help.push(hit.helped)
      return constantDamage(10)(hit)
    }
    playOut({
      arena: makeArena({ boss: makeBoss({ moves: [makeMove('Pound')], ...boss }), damageOf }),
      raiders: [makeRaider(), ...guards.map((ability) => makeRaider({ ability }))],
      given,
    })
    // The boss estimates its moves first.
    return help.at(-1)
  }
  expect(helped({})).toEqual(guards)
  expect(helped({ ability: 'Mold Breaker' })).toEqual([])
  const off = (state: BattleState) => ({
    ...state,
    raiders: state.raiders.map((raider) => ({ ...raider, abilityOffFor: 1 })),
  })
  expect(helped({}, off)).toEqual([])
})

test('A user’s own Friend Guard reduces its hit on an ally', () => {
  const help: (readonly string[])[] = []
  const damageOf = (hit: Hit) => {
    help.push(hit.helped)
    return constantDamage(10)(hit)
  }
  const raiders = [makeRaider({ ability: 'Friend Guard' }), makeRaider({ ability: 'Power Spot' })]
  const onAlly: Choice = { kind: 'move', move: 0, ally: 1, terastallize: false }
  playOut({ arena: makeArena({ damageOf }), raiders, turns: [[onAlly]] })
  expect(help).toEqual([['Friend Guard', 'Power Spot']])
})

test('The damage source gets an ally’s Steely Spirit', () => {
  const { boss } = playOut({
    arena: makeArena({ damageOf: damageBy(({ helped }) => (helped.includes('Steely Spirit') ? 150 : 100)) }),
    raiders: [makeRaider({ ability: 'Steely Spirit', moves: [makeStatusMove('Splash')] }), makeRaider()],
    turns: [[choose(), choose()]],
  })
  expect(boss.hp).toBe(10000 - 150)
})

test('A boss that helps a raider counts as a helper, too', () => {
  expect(helpersIn(withHelper(withHelper(undefined, BOSS), 3))).toBe(2)
})
