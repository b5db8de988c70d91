import { moveKey } from '@/data/move-key'
import { creatureKey } from '@/data/rosters/boss'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'

const bosses = Object.values(rosters).flat()
const ordinary = bosses.filter(({ event }) => !event)

test('every boss has shipped data', () => {
  expect(bosses.filter((boss) => shippedCreatures[creatureKey(boss)]?.key !== creatureKey(boss))).toEqual([])
})

test('every listed move of every boss has its details, under its own name', () => {
  const moveNames = bosses.flatMap(({ info }) => info.moves).filter(Boolean)
  expect(moveNames.length).toBeGreaterThan(1500)
  expect(moveNames.filter((name) => shippedMoves[moveKey(name)]?.name !== name)).toEqual([])
})

test('special moves of daily bosses are the moves that no Pokémon of their line learns in generations 3 to 8', () => {
  const specialMoves = ordinary.map(({ name, info }) => ({ name, special: info.specialMoves ?? [] }))
  const derived = ordinary.map((boss) => ({ name: boss.name, special: movesNobodyLearns(boss) }))
  expect(specialMoves).toEqual(derived)
})

function movesNobodyLearns(boss: RaidBoss): string[] {
  const learned = shippedCreatures[creatureKey(boss)]?.learned
  return boss.info.moves.filter((name) => name && !learned?.[moveKey(name)])
}
