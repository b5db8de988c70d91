import { Dex, type Species } from '@pkmn/dex'
import type { Build } from '@/battle/build'
import { rosters } from '@/data/rosters/rosters'
import { recommendations } from './recommendations'

const dex = Dex.forGen(9)
const builds: readonly Build[] = recommendations.map(({ build }) => build)
const creature = (build: Build) => dex.species.get(build.species)

/** Ids, with the moves of pre-evolutions. */
async function learned(species: Species): Promise<ReadonlySet<string>> {
  const { learnset = {} } = await dex.learnsets.get(species.id)
  const ownMoves = Object.keys(learnset).filter((move) =>
    learnset[move]?.some((code) => code.startsWith('9')),
  )
  const earlierMoves = species.prevo ? await learned(dex.species.get(species.prevo)) : []
  return new Set([...ownMoves, ...earlierMoves])
}

test('some recommendations name their boss', () => {
  expect(recommendations.filter(({ about }) => about === 'boss').length).toBeGreaterThanOrEqual(15)
})

test('each boss is in the roster of its tier and region', () => {
  const unknown = recommendations.filter(
    ({ tier, region, boss }) =>
      !rosters[tier].some((entry) => entry.region === region && entry.name === boss),
  )
  expect(unknown).toEqual([])
})

test('no recommendation appears twice', () => {
  const texts = recommendations.map((entry) => JSON.stringify(entry))
  expect(new Set(texts).size).toBe(texts.length)
})

describe('each recommended build', () => {
  test('has a creature of Scarlet and Violet and one of its abilities', () => {
    const wrong = builds.filter((build) => {
      const { isNonstandard, abilities } = creature(build)
      return isNonstandard !== null || !Object.values(abilities).includes(build.ability)
    })
    expect(wrong).toEqual([])
  })

  test('has a nature and an item by their names in @pkmn/dex', () => {
    const wrong = builds.filter(({ nature, item = '' }) => {
      const heldItem = dex.items.get(item)
      return (
        dex.natures.get(nature).name !== nature || heldItem.name !== item || heldItem.isNonstandard !== null
      )
    })
    expect(wrong).toEqual([])
  })

  test.each(builds)('learns its moves: $species with $moves', async (build) => {
    const learnedIds = await learned(creature(build))
    const moves = build.moves.map((move) => dex.moves.get(move))
    expect(moves.map(({ name }) => name)).toEqual(build.moves)
    expect(moves.filter(({ id }) => !learnedIds.has(id)).map(({ name }) => name)).toEqual([])
  })
})
