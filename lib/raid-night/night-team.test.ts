import { readSets } from '@/lib/box/read-sets'
import { GARCHOMP, MAGIKARP, manySets } from '@/testing/box/sets'
import { nightPlayer } from './night-team'

const playerWith = (...sets: readonly string[]) => nightPlayer('Ann', readSets(sets.join('\n\n')).entries)

test('thirty of a box may come, and the rest is counted', () => {
  const { entries, leftOut } = playerWith(...manySets(42))
  expect(entries).toHaveLength(30)
  expect(leftOut).toBe(12)
})

test('the same set twice is one Pokémon', () => {
  expect(playerWith(GARCHOMP, GARCHOMP)).toMatchObject({ entries: [{ set: GARCHOMP }], several: [] })
})

test('a species that stands there in several sets is named once', () => {
  const others = [GARCHOMP, GARCHOMP.replace('Shell Bell', 'Life Orb'), GARCHOMP.replace('Steel', 'Fire')]
  expect(playerWith(...others, MAGIKARP).several).toEqual(['Garchomp'])
  expect(playerWith(GARCHOMP, MAGIKARP).several).toEqual([])
})
