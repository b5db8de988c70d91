import type { BattleMove } from '@/battle/model/battle-move'
import { createRandom } from '@/battle/model/random'
import type { Choice } from '@/battle/plan'
import { playTurn } from '@/battle/turns/play-turn'
import { startBattle } from '@/battle/turns/start-battle'
import {
  choose,
  constantDamage,
  makeArena,
  makeMove,
  makeRaider,
  makeStatusMove,
} from '@/testing/battle/battles'

const arena = makeArena({ damageOf: constantDamage(100) })
const HP = 10_000

const instruct = makeStatusMove('Instruct', { target: 'normal' })
const onFirst: Choice = { kind: 'move', move: 0, ally: 0, terastallize: false }

function instructAfter(move: BattleMove, ally?: number, ability = 'Honey Gather') {
  const random = createRandom(1)
  const raiders = [makeRaider({ moves: [move], ability }), makeRaider({ moves: [instruct] })]
  const first: Choice = { ...choose(), ...(ally === undefined ? {} : { ally }) }
  return playTurn(arena, startBattle(arena, raiders, random).state, [first, onFirst], random)
}

test('Instruct repeats an ally’s last move, and the ally makes the hit and gets stages and orb charge', () => {
  const { state } = instructAfter(makeMove('Swift', { self: { boosts: { spa: 1 } } }))
  expect(state.boss.hp).toBe(HP - 2 * 100)
  expect(state.raiders[0]).toMatchObject({ teraCharge: 2, stages: { spa: 2 } })
  expect(state.raiders[1]).toMatchObject({ teraCharge: 0, stages: { spa: 0 } })
})

test('Good as Gold blocks Instruct', () => {
  const { state } = instructAfter(makeMove('Swift'), undefined, 'Good as Gold')
  expect(state.boss.hp).toBe(HP - 100)
})

test('An instructed move has the same target as before', () => {
  const { state } = instructAfter(makeMove('Tackle'), 1)
  expect(state.boss.hp).toBe(HP)
  expect(state.raiders[1]?.hp).toBe(320 - 2 * 100)
})

test.each([
  ['that cannot be repeated', makeMove('Outrage', { flags: { failinstruct: 1 } })],
  ['that charges', makeMove('Meteor Beam', { flags: { charge: 1 } })],
  ['that must be recharged from', makeMove('Hyper Beam', { self: { volatileStatus: 'mustrecharge' } })],
])('Instruct fails on a move %s', (_, move) => {
  const { events } = instructAfter(move)
  expect(events).toContainEqual({ kind: 'fails', by: 1, why: 'condition' })
  expect(events.filter((event) => event.kind === 'uses' && event.by === 0)).toHaveLength(1)
})

test('Instruct fails before the ally’s first move, and on the boss', () => {
  const random = createRandom(1)
  const raiders = [makeRaider(), makeRaider({ moves: [instruct] })]
  const { state } = startBattle(arena, raiders, random)
  for (const choice of [onFirst, choose()]) {
    const { events, state: next } = playTurn(arena, state, [{ kind: 'wait' }, choice], random)
    expect(events).toContainEqual({ kind: 'fails', by: 1, why: 'condition' })
    expect(next.boss.hp).toBe(HP)
  }
})
