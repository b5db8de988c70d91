import { RaidBattles } from '@/planner/search/raid-battles'
import { raidNamed } from '@/planner/testing/named'
import { aloneThenByFour, byStanding, type Standing } from './group-results'

const battles = new RaidBattles(raidNamed('7/Event/Mewtwo'))
const member = battles.member(
  {
    species: 'Zacian',
    ability: 'Intrepid Sword',
    teraType: 'Dark',
    nature: 'Adamant',
    effortValues: { hp: 252, atk: 252 },
    item: 'Shell Bell',
    moves: ['Crunch'],
  },
  { boosts: 0, debuffs: 0, repeatAfterReset: false, healBelow: 0, healCheerBelow: 0 },
  'attacker',
)

function standing(alone: number, group: number, taken = 0.5): Standing {
  const tally = { battles: 36, turns: 10, faints: 0, lowestHp: 0.5, timeLeft: 0.5, taken, score: 0 }
  return { member, alone: { ...tally, wins: alone }, inGroup: { member, tally: { ...tally, wins: group } } }
}

test('of two of which neither mostly wins alone, the one whose four win more often comes first, though it takes less alone', () => {
  expect(aloneThenByFour(standing(0, 0.9, 0.1), standing(0.2, 0.3, 0.8))).toBeLessThan(0)
  expect(byStanding(standing(0, 0.9, 0.1), standing(0.2, 0.3, 0.8))).toBeGreaterThan(0)
})

test('who mostly wins alone comes before those that win as four only', () => {
  expect(aloneThenByFour(standing(0.7, 0.7), standing(0, 1))).toBeLessThan(0)
  expect(aloneThenByFour(standing(0.7, 1), standing(0.9, 1))).toBeGreaterThan(0)
})

test('one whose four fall behind stands by their chance', () => {
  expect(byStanding(standing(0.99, 0.12), standing(0.5, 0.6))).toBeGreaterThan(0)
  expect(aloneThenByFour(standing(0.99, 0.12), standing(0.1, 0.6))).toBeGreaterThan(0)
})
