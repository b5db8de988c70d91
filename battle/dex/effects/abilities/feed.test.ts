import { createDamageSource } from '@/battle/damage/create-damage-source'
import { boostedStat, statNumber } from '@/battle/dex/boosted-stat'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { speedOf } from '@/battle/dex/stats'
import type { ScriptedAction } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import type { BattleState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  withBoss,
} from '@/testing/battle/battles'
import { hit, ironHands } from '@/testing/battle/example-hits'

const STATS = { hp: 320, atk: 220, def: 200, spa: 190, spd: 180, spe: 170 }

const quarkDrive = (change: Partial<Fighter> = {}) =>
  makeRaider({
    ability: 'Quark Drive',
    stats: STATS,
    moves: ['Iron Defense', 'Electric Terrain', 'Splash', 'Psychic Terrain'].map(moveNamed),
    ...change,
  })

const [DEFENSE, ELECTRIC, SPLASH, PSYCHIC] = [0, 1, 2, 3].map((index) => [choose(index)])

type Turns = readonly (typeof DEFENSE)[]

function boostAfter(turns: Turns, raider: Partial<Fighter> = {}, given = (state: BattleState) => state) {
  const battle = playOut({
    raiders: [quarkDrive(raider)],
    turns: turns.map((choices) => choices ?? []),
    given,
  })
  return { stat: boostedStat(battle.raider), kinds: battle.kinds.filter((kind) => kind.startsWith('boost')) }
}

test('Quark Drive boosts the highest stat, with stages, when the terrain begins', () => {
  expect(boostAfter([ELECTRIC]).stat).toBe('atk')
  expect(boostAfter([DEFENSE, ELECTRIC]).stat).toBe('def')
})

test('The boosted stat stays the same during the terrain, whatever stat rises', () => {
  const { stat, kinds } = boostAfter([ELECTRIC, DEFENSE, DEFENSE])
  expect(stat).toBe('atk')
  expect(kinds).toEqual(['boost'])
})

test('The boost ends with the terrain, and the next terrain boosts the stat that is highest then', () => {
  expect(boostAfter([ELECTRIC, DEFENSE, PSYCHIC])).toEqual({
    stat: undefined,
    kinds: ['boost', 'boost ends'],
  })
  const fiveTurns = [ELECTRIC, DEFENSE, SPLASH, SPLASH, SPLASH]
  expect(boostAfter(fiveTurns).stat).toBeUndefined()
  expect(boostAfter([...fiveTurns, ELECTRIC]).stat).toBe('def')
})

test('A boost from Booster Energy outlasts every terrain, with its first stat', () => {
  const energized = { item: 'Booster Energy' }
  expect(boostAfter([DEFENSE, ELECTRIC, PSYCHIC], energized)).toEqual({ stat: 'atk', kinds: ['boost'] })
})

test('A Booster Energy that terrain kept is used when the terrain ends', () => {
  const boss = makeBoss({ ability: 'Electric Surge' })
  const raiders = [quarkDrive({ item: 'Booster Energy', stats: { ...STATS, spe: 50 } })]
  const turns = [DEFENSE, PSYCHIC].map((choices) => choices ?? [])
  const { raider, kinds } = playOut({ arena: makeArena({ boss }), raiders, turns })
  expect([raider.item, boostedStat(raider)]).toEqual([undefined, 'def'])
  expect(kinds.filter((kind) => kind.startsWith('boost'))).toEqual(['boost', 'boost ends', 'boost'])
})

test('A player reset ends a terrain’s boost, and the next terrain boosts the stat that is highest then', () => {
  const reset: ScriptedAction = { kind: 'player reset', trigger: 'Time', percent: 91, move: -1 }
  const turns = [DEFENSE, ELECTRIC, SPLASH, SPLASH].map((choices) => choices ?? [])
  const boosts = playOut({ arena: makeArena({ actions: [reset] }), raiders: [quarkDrive()], turns }).events
  expect(boosts.flatMap((event) => (event.kind === 'boost' ? [event.stat] : []))).toEqual(['def', 'atk'])
})

test('Protosynthesis raises its bearer’s Speed by half', () => {
  const fast = { ability: 'Protosynthesis', item: 'Booster Energy', stats: { ...STATS, spe: 300 } }
  const { state, raider } = playOut({ raiders: [makeRaider(fast)], turns: [] })
  expect(speedOf(state, raider)).toBe(450)
})

test('A hit uses the boosted stat of the battle, not the currently highest stat', () => {
  const rolls = (volatiles: Readonly<Record<string, number>>) => {
    const punch = hit('Drain Punch', { attacker: { ...ironHands(), volatiles } })
    return Math.max(...Array.from(createDamageSource().rolls(punch)))
  }
  // 416 × 1.3 is 540: 42 × 75 × 540 / 203 = 8379, / 50 + 2 = 169; × 1.5 = 253 half down, which Steel takes twice.
  expect(rolls({ quarkdrive: 1 })).toBe(506)
  expect(rolls({ quarkdrive: 2 })).toBe(392)
})

describe('Sun boosts a boss only while no Cloud Nine is active', () => {
  const splash = [moveNamed('Splash')]
  const onAlly = { kind: 'move', move: 0, ally: 1, terastallize: false } as const
  const cloudNine = { ability: 'Cloud Nine', moves: splash }

  function inSun(
    raiders: readonly Partial<Fighter>[],
    choices: readonly Choice[],
    { arena = {}, given = (state: BattleState) => state }: Partial<InSun> = {},
  ) {
    const { events } = playOut({
      arena: makeArena({ boss: makeBoss({ ability: 'Protosynthesis' }), ...arena }),
      raiders: raiders.map((raider) => makeRaider(raider)),
      turns: [choices],
      given: (state) => given({ ...state, field: { ...state.field, weather: 'Sun', weatherTurns: 5 } }),
    })
    return events.map((event) => {
      const whose = 'who' in event ? event.who : 'by' in event ? event.by : ''
      return `${event.kind} ${whose}`
    })
  }

  test('Cloud Nine’s bearer faints', () => {
    const boss = makeBoss({ ability: 'Protosynthesis', moves: [makeMove('Pound')] })
    const kinds = inSun([cloudNine, { moves: splash }], [choose(), choose()], {
      arena: { boss, damageOf: constantDamage(400) },
    })
    expect(kinds.filter((kind) => /^(boost|faints)/.test(kind))).toEqual(['faints 0', 'boost -1', 'faints 1'])
  })

  test.each(['Simple Beam', 'Gastro Acid'])('%s replaces or suppresses Cloud Nine', (move) => {
    const kinds = inSun([{ moves: [moveNamed(move)] }, cloudNine], [onAlly, choose()])
    expect(kinds.filter((kind) => /^boost|^uses 1/.test(kind))).toEqual(['boost -1', 'uses 1'])
  })

  test('A player reset suppresses Cloud Nine for a turn', () => {
    const reset: ScriptedAction = { kind: 'player reset', trigger: 'HP', percent: 100, move: -1 }
    const kinds = inSun([cloudNine], [choose()], { arena: { actions: [reset] } })
    expect(kinds.filter((kind) => /^(boost|scripted|uses 0)/.test(kind))).toEqual([
      'scripted ',
      'boost -1',
      'uses 0',
      'boost ends -1',
    ])
  })

  test('Cloud Nine’s bearer returns', () => {
    const kinds = inSun([cloudNine, { moves: splash }], [{ kind: 'wait' }, choose()], {
      given: (state) => ({
        ...withBoss({ volatiles: { protosynthesis: statNumber('atk') } })(state),
        raiders: state.raiders.map((raider) => (raider.who === 0 ? { ...raider, hp: 0, backIn: 1 } : raider)),
      }),
    })
    expect(kinds.filter((kind) => /^(boost|returns)/.test(kind))).toEqual(['returns 0', 'boost ends -1'])
  })
})

interface InSun {
  readonly arena: Parameters<typeof makeArena>[0]
  readonly given: (state: BattleState) => BattleState
}
