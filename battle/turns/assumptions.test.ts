import { ASSUMPTIONS, type Assumptions, secondsOfFaint } from '@/battle/assumptions'
import { NO_STAGES } from '@/battle/dex/effects/stages'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { withHelper } from '@/battle/dex/volatiles'
import { BOSS } from '@/battle/events'
import type { Fighter } from '@/battle/model/fighter'
import type { Choice } from '@/battle/plan'
import { battleLog } from '@/lib/words/en/battle/battle-log'
import {
  choose,
  chooseCheer,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'

const WAIT: Choice = { kind: 'wait' }
const HP = 10_000
const raiderWith = (move: string, overrides: Partial<Fighter> = {}) =>
  makeRaider({ moves: [moveNamed(move)], ...overrides })

describe.each(['Explosion', 'Self-Destruct', 'Misty Explosion'])('%s', (move) => {
  const explode = (assumptions: Partial<Assumptions>) =>
    playOut({ arena: makeArena({ assumptions }), raiders: [raiderWith(move)] })

  test('hits the boss, and its user faints', () => {
    const { boss, raider } = explode({})
    expect(boss.hp).toBe(HP - 100)
    expect(raider.faints).toBe(1)
  })

  test('fails under the other assumption, and its user doesn’t faint', () => {
    const { boss, raider, events } = explode({ explosionsWork: false })
    expect(boss.hp).toBe(HP)
    expect(raider).toMatchObject({ hp: 320, faints: 0 })
    expect(events).toContainEqual({ kind: 'fails', by: 0, why: 'raid' })
  })
})

describe('Copycat', () => {
  const stats = { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 200 }
  const playCopycat = (copycatWorks: boolean, move: string, choices = [choose(), choose()]) =>
    playOut({
      arena: makeArena({
        assumptions: { copycatWorks },
        boss: makeBoss({ moves: [moveNamed('Swords Dance')] }),
      }),
      raiders: [
        raiderWith(move, { stats: { ...stats, spe: 50 } }),
        raiderWith('Copycat', { stats: { ...stats, spe: 500 } }),
      ],
      turns: [choices],
    })

  test('fails', () => {
    const { boss, events } = playCopycat(false, 'Tackle')
    expect(boss.hp).toBe(HP - 100)
    expect(events).toContainEqual({ kind: 'fails', by: 1, why: 'not simulated' })
  })

  test('repeats any fighter’s last move under the other assumption, an ally’s or the boss’s', () => {
    const ally = playCopycat(true, 'Tackle')
    expect(ally.boss.hp).toBe(HP - 200)
    expect(ally.events).toContainEqual({ kind: 'uses', by: 1, move: 'Tackle' })
    const boss = playOut({
      arena: makeArena({
        assumptions: { copycatWorks: true },
        boss: makeBoss({ moves: [moveNamed('Swords Dance')] }),
      }),
      raiders: [raiderWith('Copycat', { stats: { ...stats, spe: 50 } })],
    })
    expect(boss.raider.stages.atk).toBe(2)
  })

  test('fails under the other assumption before any move, and after a move that can’t be copied', () => {
    const first = playCopycat(true, 'Tackle', [WAIT, choose()])
    expect(first.events).toContainEqual({ kind: 'fails', by: 1, why: 'condition' })
    const focusPunch = playCopycat(true, 'Focus Punch')
    expect(focusPunch.boss.hp).toBe(HP - 100)
    expect(focusPunch.events).toContainEqual({ kind: 'fails', by: 1, why: 'condition' })
  })
})

describe.each([
  ['Future Sight', 'futuresight'],
  ['Doom Desire', 'doomdesire'],
] as const)('%s', (move, id) => {
  const dealt = (assumptions: Partial<Assumptions>, turns: number, uses = 1) => {
    const { boss, events } = playOut({
      arena: makeArena({ assumptions }),
      raiders: [raiderWith(move)],
      turns: Array.from({ length: turns }, (_, turn) => [turn < uses ? choose() : WAIT]),
    })
    return { lost: HP - boss.hp, events }
  }

  test('fails', () => {
    const { lost, events } = dealt({}, 4)
    expect(lost).toBe(0)
    expect(events).toContainEqual({ kind: 'fails', by: 0, why: 'not simulated' })
  })

  test('hits at the end of the second turn after its use under the other assumption', () => {
    const works = { delayedAttacksWork: true }
    expect([1, 2, 3, 4].map((turns) => dealt(works, turns).lost)).toEqual([0, 0, 100, 100])
    const { events } = dealt(works, 3)
    expect(events).toContainEqual({ kind: 'volatile', who: BOSS, id })
    expect(events).toContainEqual({ kind: 'lands', by: 0, move })
  })

  test('fails under the other assumption while another delayed attack is pending', () => {
    const { lost, events } = dealt({ delayedAttacksWork: true }, 4, 2)
    expect(lost).toBe(100)
    expect(events).toContainEqual({ kind: 'fails', by: 0, why: 'condition' })
  })

  test('hits under the other assumption even if its user has fainted', () => {
    const { boss, raider } = playOut({
      arena: makeArena({
        assumptions: { delayedAttacksWork: true },
        boss: makeBoss({ moves: [makeMove('Tackle')] }),
        damageOf: damageBy(({ attacker }) => (attacker.who === BOSS ? 200 : 100)),
      }),
      raiders: [raiderWith(move)],
      turns: [[choose()], [WAIT], [choose()]],
    })
    expect(raider.faints).toBe(1)
    expect(boss.hp).toBe(HP - 100)
  })
})

test('The log says that a delayed attack hits, and names its user', () => {
  const snapshot = {
    boss: { species: 'Blissey', hpShare: 1, shield: undefined },
    raiders: [{ species: 'Espathra', hp: 320, maxHp: 320, teraCharge: 0, terastallized: false }],
    secondsLeft: 400,
  }
  const events = [
    { kind: 'volatile', who: BOSS, id: 'futuresight' },
    { kind: 'lands', by: 0, move: 'Future Sight' },
    { kind: 'cured', who: 0, of: 'yawn' },
  ] as const
  expect(battleLog.turns([{ turn: 3, events, after: snapshot }])[0]?.lines).toEqual([
    'The boss will be hit by Future Sight',
    'Espathra’s Future Sight hits',
    'Espathra is no longer drowsy',
  ])
})

test('A hit of less than half an HP through the shield does nothing, or 1 under the other assumption', () => {
  const after = (assumptions: Partial<Assumptions>) =>
    playOut({
      arena: makeArena({
        assumptions,
        damageOf: damageBy(() => 49),
        shield: {
          ...makeArena().shield,
          damageThroughPercent: { plain: 1, teraOtherType: 1, teraSameType: 1 },
        },
      }),
      given: withBoss({ shield: { phase: 'up', barLeft: 3000 } }),
    })
  expect(after({})).toMatchObject({ boss: { hp: HP }, raider: { teraCharge: 0 } })
  expect(after({ leastThroughShield: 1 })).toMatchObject({ boss: { hp: HP - 1 }, raider: { teraCharge: 1 } })
})

test('An Attack cheer doesn’t change the HP from Strength Sap, or raises them under the other assumption', () => {
  const hpAfter = (assumptions: Partial<Assumptions>) =>
    playOut({
      arena: makeArena({ assumptions }),
      raiders: [makeRaider(), raiderWith('Strength Sap')],
      turns: [[chooseCheer('attack'), choose()]],
      given: (state) => ({ ...state, raiders: state.raiders.map((raider) => ({ ...raider, hp: 1 })) }),
    }).state.raiders[1]?.hp
  expect(hpAfter({})).toBe(1 + 100)
  expect(hpAfter({ cheersRaiseStrengthSap: true })).toBe(1 + 150)
})

test('A Heal cheer doesn’t end Yawn and Syrup Bomb, or does under the other assumption', () => {
  const after = (assumptions: Partial<Assumptions>) =>
    playOut({
      arena: makeArena({ assumptions }),
      given: withRaider({ volatiles: { yawn: 2, syrupbomb: 3 } }),
      turns: [[chooseCheer('heal')]],
    })
  expect(after({}).raider.volatiles).toEqual({ yawn: 1, syrupbomb: 2 })
  const { raider, events } = after({ healCheerEndsYawn: true })
  expect(raider).toMatchObject({ volatiles: {}, stages: NO_STAGES })
  expect(events).toContainEqual({ kind: 'cured', who: 0, of: 'yawn' })
  expect(events).toContainEqual({ kind: 'cured', who: 0, of: 'syrupbomb' })
})

test('Symbiosis doesn’t give Booster Energy to an ally with Quark Drive, or does under the other assumption', () => {
  const eats = (assumptions: Partial<Assumptions>) =>
    playOut({
      arena: makeArena({
        assumptions,
        boss: makeBoss({ moves: [makeMove('Tackle')] }),
        damageOf: damageBy(() => 200),
      }),
      raiders: [
        makeRaider({ ability: 'Quark Drive', item: 'Sitrus Berry' }),
        makeRaider({ ability: 'Symbiosis', item: 'Booster Energy' }),
      ],
      turns: [[choose(), WAIT]],
    })
  const withoutHandover = eats({})
  expect(withoutHandover.state.raiders.map(({ item }) => item)).toEqual([undefined, 'Booster Energy'])
  expect(withoutHandover.raider.volatiles).toEqual({})
  const handedOver = eats({ boosterEnergyHandedOver: true })
  expect(handedOver.state.raiders.map(({ item }) => item)).toEqual([undefined, undefined])
  expect(handedOver.raider.volatiles.quarkdrive).toBeDefined()
})

test('Helping Hands of two allies both count, or only one under the other assumption', () => {
  const dealt = (assumptions: Partial<Assumptions>) =>
    HP -
    playOut({
      arena: makeArena({
        assumptions,
        damageOf: damageBy(
          ({ helped }) => 100 * 1.5 ** helped.filter((name) => name === 'Helping Hand').length,
        ),
      }),
      raiders: [makeRaider(), makeRaider(), makeRaider()],
      given: withRaider({ volatiles: { helpinghand: withHelper(withHelper(undefined, 1), 2) } }),
      turns: [[choose(), WAIT, WAIT]],
    }).boss.hp
  expect(dealt({})).toBe(225)
  expect(dealt({ helpingHandsAddUp: false })).toBe(150)
})

test('A faint costs 60 seconds in every raid, or the same share of a 5★ raid, 40, under the other assumption', () => {
  const share = { ...ASSUMPTIONS, faintsTakeShare: true }
  expect([450, 300].map((seconds) => secondsOfFaint(ASSUMPTIONS, seconds))).toEqual([60, 60])
  expect([450, 300].map((seconds) => secondsOfFaint(share, seconds))).toEqual([60, 40])
})

describe('The player reset', () => {
  const reset = (assumptions: Partial<Assumptions>, raider: Partial<Fighter>, volatiles = {}) =>
    playOut({
      arena: makeArena({
        assumptions,
        actions: [{ kind: 'player reset', trigger: 'HP', percent: 100, move: -1 }],
      }),
      raiders: [makeRaider(raider)],
      given: withRaider({ volatiles }),
      turns: [[WAIT]],
    }).raider

  test('doesn’t affect unsuppressable abilities, or affects all abilities under the other assumption', () => {
    const disguise = { ability: 'Disguise' }
    expect(reset({}, disguise).abilityOffFor).toBe(0)
    expect(reset({ resetSparesFixedAbilities: false }, disguise).abilityOffFor).toBe(1)
    const shielded = { ...disguise, item: 'Ability Shield' }
    expect(reset({ resetSparesFixedAbilities: false }, shielded).abilityOffFor).toBe(0)
  })

  test('keeps the boost of a used Booster Energy, or ends it under the other assumption', () => {
    const driven = { ability: 'Quark Drive' }
    const used = { quarkdrive: 1, boosterenergy: 1000 }
    expect(reset({}, driven, used).volatiles).toEqual(used)
    expect(reset({ boosterEnergyOutlastsReset: false }, driven, used).volatiles).toEqual({})
  })
})

describe('Commander', () => {
  const SPEED = { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 300 }
  const pair = (assumptions: Partial<Assumptions>, bossDamage = 0, turns = [[choose(), choose()]]) =>
    playOut({
      arena: makeArena({
        assumptions,
        boss: makeBoss({ moves: [makeMove('Tackle')] }),
        damageOf: damageBy(({ attacker }) => (attacker.who === BOSS ? bossDamage : 100)),
      }),
      raiders: [
        makeRaider({ species: 'Tatsugiri', ability: 'Commander', stats: SPEED }),
        makeRaider({ species: 'Dondozo' }),
      ],
      turns,
    })
  const RAISED = { atk: 2, def: 2, spa: 2, spd: 2, spe: 2 }

  test('does nothing: Tatsugiri and Dondozo both fight', () => {
    const { boss, state } = pair({})
    expect(boss.hp).toBe(HP - 200)
    expect(state.raiders.map(({ stages }) => stages)).toEqual([NO_STAGES, NO_STAGES])
  })

  test('raises Dondozo’s stats by two stages under the other assumption, and Tatsugiri hides in its mouth', () => {
    const { boss, state, events } = pair({ commanderActs: true })
    expect(boss.hp).toBe(HP - 100)
    expect(state.raiders[1]?.stages).toMatchObject(RAISED)
    expect(state.raiders[0]?.hp).toBe(320)
    expect(events).toContainEqual({ kind: 'ability', who: 0, ability: 'Commander' })
  })

  test('ends when Dondozo faints, and starts again when it returns', () => {
    const fainted = pair({ commanderActs: true }, 320)
    expect(fainted.state.raiders[1]?.faints).toBe(1)
    expect(fainted.raider.volatiles).toEqual({})
    const back = pair({ commanderActs: true }, 320, [
      [choose(), choose()],
      [WAIT, WAIT],
    ])
    expect(back.state.raiders[1]).toMatchObject({ hp: 320, stages: RAISED })
    expect(back.raider.volatiles.commanding).toBeDefined()
  })
})
