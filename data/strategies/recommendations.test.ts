import { Dex, type Species } from '@pkmn/dex'
import type { Build } from '@/battle/build'
import { rosters } from '@/data/rosters/rosters'
import { recommendations } from './recommendations'

const dex = Dex.forGen(9)
const builds: readonly Build[] = recommendations.map(({ build }) => build)
const creature = (build: Build) => dex.species.get(build.species)

/** The ids of the moves that a creature or its pre-evolutions learn in Scarlet and Violet. */
async function learned(species: Species): Promise<ReadonlySet<string>> {
  const { learnset = {} } = await dex.learnsets.get(species.id)
  const own = Object.keys(learnset).filter((move) => learnset[move]?.some((way) => way.startsWith('9')))
  const earlier = species.prevo ? await learned(dex.species.get(species.prevo)) : []
  return new Set([...own, ...earlier])
}

test('at least fifteen recommendations name their boss', () => {
  expect(recommendations.filter(({ about }) => about === 'boss').length).toBeGreaterThanOrEqual(15)
})

test('each boss stands in the roster of its tier and region', () => {
  const unknown = recommendations.filter(
    ({ tier, region, boss }) =>
      !rosters[tier].some((entry) => entry.region === region && entry.name === boss),
  )
  expect(unknown).toEqual([])
})

test('no recommendation stands twice', () => {
  const told = recommendations.map((entry) => JSON.stringify(entry))
  expect(new Set(told).size).toBe(told.length)
})

describe('each recommended build', () => {
  test('is of a creature that Scarlet and Violet have, with one of its abilities', () => {
    const wrong = builds.filter((build) => {
      const { isNonstandard, abilities } = creature(build)
      return isNonstandard !== null || !Object.values(abilities).includes(build.ability)
    })
    expect(wrong).toEqual([])
  })

  test('has a nature and an item by their names in @pkmn/dex', () => {
    const wrong = builds.filter(({ nature, item = '' }) => {
      const held = dex.items.get(item)
      return dex.natures.get(nature).name !== nature || held.name !== item || held.isNonstandard !== null
    })
    expect(wrong).toEqual([])
  })

  test.each(builds)('learns its moves: $species with $moves', async (build) => {
    const known = await learned(creature(build))
    const moves = build.moves.map((move) => dex.moves.get(move))
    expect(moves.map(({ name }) => name)).toEqual(build.moves)
    expect(moves.filter(({ id }) => !known.has(id)).map(({ name }) => name)).toEqual([])
  })
})
