import { readSets } from '@/lib/box/read-sets'
import { GARCHOMP, MAGIKARP, manySets } from '@/testing/box/sets'
import { nightPlayer } from './night-team'

const playerWith = (...sets: readonly string[]) => nightPlayer('Ann', readSets(sets.join('\n\n')).entries)

test('a player has the first thirty Pokémon of a box, and the number of the others', () => {
  const { entries, leftOut } = playerWith(...manySets(42))
  expect(entries).toHaveLength(30)
  expect(leftOut).toBe(12)
})

test('the same set twice is one Pokémon', () => {
  expect(playerWith(GARCHOMP, GARCHOMP)).toMatchObject({ entries: [{ set: GARCHOMP }], several: [] })
})

test('a species with several sets is listed once', () => {
  const variants = [GARCHOMP, GARCHOMP.replace('Shell Bell', 'Life Orb'), GARCHOMP.replace('Steel', 'Fire')]
  expect(playerWith(...variants, MAGIKARP).several).toEqual(['Garchomp'])
  expect(playerWith(GARCHOMP, MAGIKARP).several).toEqual([])
})
