import { moveKey } from '@/data/move-key'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { creatureKey } from './keys'

const bosses = [...rosters['5'], ...rosters['6']]

test('every boss has its creature', () => {
  expect(bosses.filter((boss) => shippedCreatures[creatureKey(boss)]?.key !== creatureKey(boss))).toEqual([])
})

test('every listed move of every boss has its details, under its own name', () => {
  const listed = bosses.flatMap(({ info }) => info.moves).filter(Boolean)
  expect(listed.length).toBeGreaterThan(1500)
  expect(listed.filter((name) => shippedMoves[moveKey(name)]?.name !== name)).toEqual([])
})

test('special moves are those that neither the creature nor its line learns in generations 3 to 8', () => {
  const listed = bosses.map(({ name, info }) => ({ name, special: info.specialMoves ?? [] }))
  const derived = bosses.map((boss) => ({ name: boss.name, special: movesNobodyLearns(boss) }))
  expect(listed).toEqual(derived)
})

function movesNobodyLearns(boss: RaidBoss): string[] {
  const learned = shippedCreatures[creatureKey(boss)]?.learned
  return boss.info.moves.filter((name) => name && !learned?.[moveKey(name)])
}
