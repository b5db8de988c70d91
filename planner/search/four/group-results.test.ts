import { RaidBattles } from '@/planner/search/raid-battles'
import { raidNamed } from '@/planner/testing/named'
import { byGroupResult, bySoloThenGroup, type GroupResult } from './group-results'

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

function result(alone: number, group: number, taken = 0.5): GroupResult {
  const tally = { battles: 36, turns: 10, faints: 0, lowestHp: 0.5, timeLeft: 0.5, taken, score: 0 }
  return { member, alone: { ...tally, wins: alone }, inGroup: { member, tally: { ...tally, wins: group } } }
}

test('if two builds mostly lose solo, the better group comes first, even with less solo damage', () => {
  expect(bySoloThenGroup(result(0, 0.9, 0.1), result(0.2, 0.3, 0.8))).toBeLessThan(0)
  expect(byGroupResult(result(0, 0.9, 0.1), result(0.2, 0.3, 0.8))).toBeGreaterThan(0)
})

test('builds that mostly win solo come before builds that only win as four', () => {
  expect(bySoloThenGroup(result(0.7, 0.7), result(0, 1))).toBeLessThan(0)
  expect(bySoloThenGroup(result(0.7, 1), result(0.9, 1))).toBeGreaterThan(0)
})

test('a build whose group does clearly worse ranks by the group’s win rate', () => {
  expect(byGroupResult(result(0.99, 0.12), result(0.5, 0.6))).toBeGreaterThan(0)
  expect(bySoloThenGroup(result(0.99, 0.12), result(0.1, 0.6))).toBeGreaterThan(0)
})
