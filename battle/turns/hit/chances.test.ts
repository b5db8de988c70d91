import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import type { BattleState } from '@/battle/model/state'
import { beginTurn, type Use } from '@/battle/model/turn'
import { startBattle } from '@/battle/turns/start-battle'
import type { TypeName } from '@/data/vocabulary'
import {
  choose,
  constantDamage,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'
import { attackWith, HIT } from '@/testing/battle/one-attack'
import { accuracyOf, criticalPercent, rollAccuracy } from './chances'

type Change = (state: BattleState) => BattleState

function madeUse(move: Partial<BattleMove>, raider: Partial<Fighter> = {}, given: Change = (state) => state) {
  const arena = makeArena()
  const random = createRandom(1)
  const state = given(startBattle(arena, [makeRaider(raider)], random).state)
  const turn = beginTurn(arena, state, random)
  const [user] = turn.raiders
  if (!user) throw new Error('no raider')
  const use: Use = {
    user,
    target: turn.boss,
    move: makeMove('Move', move),
    type: 'Normal',
    priority: 0,
    last: false,
    readied: undefined,
    struck: false,
    spread: false,
  }
  return { turn, use }
}

function accuracy(move: Partial<BattleMove>, raider: Partial<Fighter> = {}, given?: Change) {
  const { turn, use } = madeUse(move, raider, given)
  return accuracyOf(turn, use)
}

function critical(move: Partial<BattleMove>, raider: Partial<Fighter> = {}, given?: Change) {
  return criticalPercent(madeUse(move, raider, given).use)
}

const { stages } = startBattle(makeArena(), [makeRaider()], createRandom(1)).state.boss

test('A stage of accuracy adds a third, a stage of evasion reduces accuracy accordingly', () => {
  expect(accuracy({ accuracy: 75 })).toBe(75)
  expect(accuracy({ accuracy: 75 }, {}, withRaider({ stages: { ...stages, accuracy: 1 } }))).toBe(
    (75 * 4) / 3,
  )
  expect(accuracy({ accuracy: 75 }, {}, withBoss({ stages: { ...stages, evasion: 1 } }))).toBe((75 * 3) / 4)
})

test('Gravity multiplies accuracy by 5/3', () => {
  const gravity: Change = (state) => ({ ...state, field: { ...state.field, gravity: 5 } })
  expect(accuracy({ accuracy: 60 }, {}, gravity)).toBeCloseTo(100)
})

test('No Guard always hits, Compound Eyes and Wide Lens hit more often', () => {
  expect(accuracy({ accuracy: 50 }, { ability: 'No Guard' })).toBe(100)
  expect(accuracy({ accuracy: 50 }, { ability: 'Compound Eyes' })).toBe(65)
  expect(accuracy({ accuracy: 50 }, { item: 'Wide Lens' })).toBeCloseTo(55)
})

test('Thunder never misses in rain, and misses half the time in sun', () => {
  const under =
    (weather: 'Rain' | 'Sun'): Change =>
    (state) => ({
      ...state,
      field: { ...state.field, weather, weatherTurns: 5 },
    })
  expect(accuracy({ name: 'Thunder', accuracy: 70 }, {}, under('Rain'))).toBe(100)
  expect(accuracy({ name: 'Thunder', accuracy: 70 }, {}, under('Sun'))).toBe(50)
})

test('Critical hits happen once in 24, 8, 2 and 1 hits by stage', () => {
  expect(critical({})).toBeCloseTo(100 / 24)
  expect(critical({ critRatio: 2 })).toBe(12.5)
  expect(critical({ critRatio: 2 }, { item: 'Scope Lens' })).toBe(50)
  expect(critical({ critRatio: 2 }, { item: 'Scope Lens', ability: 'Super Luck' })).toBe(100)
  expect(critical({}, {}, withRaider({ volatiles: { focusenergy: 1000 } }))).toBe(50)
  expect(critical({ willCrit: true })).toBe(100)
})

test('Dragon Cheer’s bonus depends on its target’s type at the start, whatever the target Terastallizes into', () => {
  const cheered = (types: readonly TypeName[], teraType: TypeName) => {
    const { state } = playOut({
      raiders: [makeRaider({ moves: [moveNamed('Dragon Cheer')] }), makeRaider({ types, teraType })],
      turns: [[choose(), { kind: 'wait' }]],
    })
    const { dragoncheer } = state.raiders[1]?.volatiles ?? {}
    if (dragoncheer === undefined) throw new Error('nobody was cheered')
    return critical({}, { types, teraType }, withRaider({ terastallized: true, volatiles: { dragoncheer } }))
  }
  expect(cheered(['Fire'], 'Dragon')).toBe(12.5)
  expect(cheered(['Dragon'], 'Fire')).toBe(50)
})

test('Shell Armor prevents critical hits', () => {
  expect(critical({ willCrit: true }, {}, withBoss({ ability: 'Shell Armor' }))).toBe(0)
  expect(
    critical({ willCrit: true }, { ability: 'Mold Breaker' }, withBoss({ ability: 'Shell Armor' })),
  ).toBe(100)
})

test('A move of two to five hits has 2, 3, 4 and 5 hits in 35%, 35%, 15% and 15% of uses', () => {
  const usesByHits = [0, 0, 0, 0, 0, 0]
  for (let seed = 0; seed < 2000; seed++) {
    const { events } = attackWith({ hits: [2, 5] }, {}, seed)
    const hits = events.filter(({ kind }) => kind === 'damage').length
    usesByHits[hits] = (usesByHits[hits] ?? 0) + 1
  }
  // Five standard deviations of 2,000 draws are 107 for 35% and 80 for 15%.
  const [, , two = 0, three = 0, four = 0, five = 0] = usesByHits
  expect(Math.abs(two - 700)).toBeLessThan(107)
  expect(Math.abs(three - 700)).toBeLessThan(107)
  expect(Math.abs(four - 300)).toBeLessThan(80)
  expect(Math.abs(five - 300)).toBeLessThan(80)
})

test('Skill Link hits five times, Loaded Dice four or five', () => {
  expect(attackWith({ hits: [2, 5] }, { ability: 'Skill Link' }).boss.hp).toBe(10000 - 5 * HIT)
  for (let seed = 0; seed < 20; seed++) {
    const { boss } = attackWith({ hits: [2, 5] }, { item: 'Loaded Dice' }, seed)
    expect([10000 - 4 * HIT, 10000 - 5 * HIT]).toContain(boss.hp)
  }
})

test('Triple Axel hits with 20, 40 and 60 power', () => {
  const axel = makeMove('Triple Axel', { hits: [3, 3], basePower: 20 })
  const { boss } = playOut({
    arena: makeArena({ damageOf: damageBy(({ move }) => move.basePower) }),
    raiders: [makeRaider({ moves: [axel] })],
  })
  expect(boss.hp).toBe(10000 - 120)
})

test('A Micle Berry, eaten at a quarter of HP, raises one move’s accuracy by a fifth', () => {
  const berry = { item: 'Micle Berry' }
  const arena = makeArena({ boss: makeBoss({ moves: [makeMove('Tackle')] }), damageOf: constantDamage(10) })
  const ate = playOut({
    arena,
    raiders: [makeRaider({ ...berry, moves: [makeStatusMove('Splash')] })],
    given: withRaider({ hp: 90 }),
  })
  expect(ate.raider).toMatchObject({ hp: 80, item: undefined })
  const { turn, use } = madeUse({ accuracy: 50 }, {}, withRaider({ volatiles: ate.raider.volatiles }))
  expect(accuracyOf(turn, use)).toBe(60)
  rollAccuracy(turn, use)
  expect(accuracyOf(turn, use)).toBe(50)
})
