import type { Fighter } from '@/lib/battle/fighter'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { createRandom } from '@/lib/battle/random'
import { startBattle } from '@/lib/battle/start-battle'
import type { BattleState } from '@/lib/battle/state'
import { beginTurn } from '@/lib/battle/turn/turn'
import type { Use } from '@/lib/battle/turn/use'
import { makeArena, makeMove, makeRaider, withBoss, withRaider } from '@/testing/battle/battles'
import { accuracyOf } from './accuracy'
import { criticalPercent } from './criticals'

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

test('A stage of accuracy counts a third more, one of evasion as much less', () => {
  expect(accuracy({ accuracy: 75 })).toBe(75)
  // 75 x 4/3 = 100; 75 x 3/4 = 56.25.
  expect(accuracy({ accuracy: 75 }, {}, withRaider({ stages: { ...stages, accuracy: 1 } }))).toBe(100)
  expect(accuracy({ accuracy: 75 }, {}, withBoss({ stages: { ...stages, evasion: 1 } }))).toBe(56.25)
})

test('Gravity makes moves hit 5/3 as often', () => {
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

test('Critical hits come once in 24, 8, 2 and 1 by stage', () => {
  expect(critical({})).toBeCloseTo(100 / 24)
  expect(critical({ critRatio: 2 })).toBe(12.5)
  expect(critical({ critRatio: 2 }, { item: 'Scope Lens' })).toBe(50)
  expect(critical({ critRatio: 2 }, { item: 'Scope Lens', ability: 'Super Luck' })).toBe(100)
  expect(critical({}, {}, withRaider({ volatiles: { focusenergy: 1000 } }))).toBe(50)
  expect(critical({ willCrit: true })).toBe(100)
})

test('Shell Armor lets no hit be critical', () => {
  expect(critical({ willCrit: true }, {}, withBoss({ ability: 'Shell Armor' }))).toBe(0)
  expect(
    critical({ willCrit: true }, { ability: 'Mold Breaker' }, withBoss({ ability: 'Shell Armor' })),
  ).toBe(100)
})
