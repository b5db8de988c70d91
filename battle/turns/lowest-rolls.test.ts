import { type BattleEvent, BOSS, type Who } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import { LOWEST_ROLLS } from '@/battle/model/random'
import { choose, makeArena, makeBoss, makeMove, makeRaider } from '@/testing/battle/battles'
import { playTurn } from './play-turn'
import { startBattle } from './start-battle'

// Damage is 5 to 20, plus 20 if critical.
const arenaOf = (bossMove: BattleMove) =>
  makeArena({
    boss: makeBoss({ moves: [bossMove] }),
    damageOf: ({ critical }) => Array.from({ length: 16 }, (_, roll) => 5 + roll + (critical ? 20 : 0)),
  })

function turnOf(overrides: Partial<BattleMove>): readonly BattleEvent[] {
  const move = makeMove('Strike', overrides)
  const arena = arenaOf(move)
  const { state } = startBattle(arena, [makeRaider({ moves: [move] })], LOWEST_ROLLS)
  return playTurn(arena, state, [choose()], LOWEST_ROLLS).events
}

const hitsOn = (who: Who, events: readonly BattleEvent[]) =>
  events.flatMap((event) => (event.kind === 'damage' && event.to === who ? [event.amount] : []))

test('With the lowest rolls, a raider hits for its minimum, and the boss critically for its maximum', () => {
  const events = turnOf({})
  expect(hitsOn(BOSS, events)).toEqual([5])
  expect(hitsOn(0, events)).toEqual([40])
})

test('With the lowest rolls, an attack on an ally does its maximum', () => {
  const raiders = [makeRaider({ moves: [makeMove('Strike')] }), makeRaider()]
  const arena = arenaOf(makeMove('Splash', { category: 'Status', target: 'self' }))
  const { state } = startBattle(arena, raiders, LOWEST_ROLLS)
  const onAlly = { ...choose(), ally: 1 }
  expect(hitsOn(1, playTurn(arena, state, [onAlly], LOWEST_ROLLS).events)).toEqual([40])
})

test('With the lowest rolls, moves that are always critical stay critical', () => {
  expect(hitsOn(BOSS, turnOf({ willCrit: true }))).toEqual([25])
})

test('With the lowest rolls, a raider has the fewest hits, and the boss the most', () => {
  const events = turnOf({ hits: [2, 5] })
  expect(hitsOn(BOSS, events)).toHaveLength(2)
  expect(hitsOn(0, events)).toHaveLength(5)
})

test('With the lowest rolls, raiders have only certain side effects, and the boss has all', () => {
  const lowered = (chance: number) =>
    turnOf({ secondaries: [{ chance, boosts: { def: -1 } }] }).flatMap((event) =>
      event.kind === 'stage' ? [event.who] : [],
    )
  expect(lowered(90)).toEqual([0])
  expect(lowered(100)).toEqual([BOSS, 0])
})

test('With the lowest rolls, moves with an accuracy of 50% hit on both sides', () => {
  const events = turnOf({ accuracy: 50 })
  expect(hitsOn(BOSS, events)).toHaveLength(1)
  expect(hitsOn(0, events)).toHaveLength(1)
})
