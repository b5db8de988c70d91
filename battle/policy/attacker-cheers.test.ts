import { moveNamed } from '@/battle/dex/moves/compile-move'
import { createRandom } from '@/battle/model/random'
import { playTurn } from '@/battle/turns/play-turn'
import { startBattle } from '@/battle/turns/start-battle'
import {
  bossHitsFor,
  constantDamage,
  makeArena,
  makeMove,
  makeRaider,
  withRaider,
} from '@/testing/battle/battles'
import { decisions, makePlan } from '@/testing/battle/decisions'
import { attackerPolicy } from './attacker'

const STRONG = makeMove('Strong')

test('It keeps an Attack cheer, which lasts three turns, active three times in all', () => {
  const raiders = [makeRaider({ moves: [STRONG] })]
  const decide = attackerPolicy(makePlan({ cheer: 'attack' }))
  const round = ['attack cheer', 'Strong', 'Strong']
  expect(decisions(10, { decide, raiders })).toEqual([...round, ...round, ...round, 'Strong'])
})

test('It boosts first, so that the cheer counts for its attacks', () => {
  const raiders = [makeRaider({ moves: [STRONG, moveNamed('Swords Dance')] })]
  const decide = attackerPolicy(makePlan({ boosts: 1, cheer: 'defense' }))
  expect(decisions(3, { decide, raiders })).toEqual(['Swords Dance', 'defense cheer', 'Strong'])
})

test('It keeps its last cheer for healing', () => {
  const battle = { arena: bossHitsFor(150), raiders: [makeRaider({ moves: [STRONG] })] }
  const decide = attackerPolicy(makePlan({ healCheerBelow: 40, cheer: 'attack' }))
  expect(decisions(1, { ...battle, decide, given: withRaider({ hp: 100, cheersLeft: 1 }) })).toEqual([
    'heal cheer',
  ])
})

test('It doesn’t cheer if a cheer has lasted from a faint, or if the next hit wins', () => {
  const decide = attackerPolicy(makePlan({ cheer: 'attack' }))
  const raiders = [makeRaider({ moves: [STRONG] })]
  expect(decisions(1, { decide, raiders, given: withRaider({ attackCheered: true }) })).toEqual(['Strong'])
  const arena = makeArena({ damageOf: constantDamage(20_000) })
  expect(decisions(1, { decide, raiders, arena })).toEqual(['Strong'])
})

function cheeringOfFour(turns: number): number[][] {
  const arena = makeArena()
  const random = createRandom(1)
  const decide = attackerPolicy(makePlan({ cheer: 'attack' }))
  const raiders = Array.from({ length: 4 }, () => makeRaider({ moves: [STRONG] }))
  let { state } = startBattle(arena, raiders, random)
  return Array.from({ length: turns }, () => {
    const choices = state.raiders.map((raider) => decide(arena, state, raider))
    state = playTurn(arena, state, choices, random).state
    return choices.flatMap(({ kind }, raider) => (kind === 'cheer' ? [raider] : []))
  })
}

test('Of four raiders that keep a cheer active, one cheers, and another one when that cheer has ended', () => {
  expect(cheeringOfFour(7)).toEqual([[0], [], [], [3], [], [], [2]])
})
