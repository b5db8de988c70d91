import { sentences } from '@/lib/words/en/sentences'
import { bringList } from './bring-list'
import { BRING_LIST } from './paint-card'

const { width, height } = BRING_LIST

/** The rows of a list in which something is drawn, and how many columns they take. */
async function inked(builds: Parameters<typeof bringList>[0]) {
  const { white } = await bringList(builds, sentences)
  const places = [...white.entries()].flatMap(([place, one]) => (one > 0 ? [place] : []))
  return {
    bottom: Math.max(...places.map((place) => Math.floor(place / width))),
    right: Math.max(...places.map((place) => place % width)),
  }
}

test('three of the longest names with their Tera types fit, with room to the plate and to the edge', async () => {
  const { bottom, right } = await inked(
    [
      'Dudunsparce (Three-Segment Form)',
      'Paldean Tauros (Combat Breed)',
      'Basculin (White-Striped Form)',
    ].map((name) => ({
      name,
      teraType: 'Electric' as const,
    })),
  )
  expect(right).toBeLessThan(width - 1)
  expect(bottom).toBeLessThan(height - 1)
})

test('each Pokémon takes a row of its own, below the title', async () => {
  const one = { name: 'Slowbro', teraType: 'Water' } as const
  const rows = await Promise.all([[], [one], [one, one]].map(async (builds) => (await inked(builds)).bottom))
  expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  expect(new Set(rows).size).toBe(3)
})
