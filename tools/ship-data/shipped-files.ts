import pMap from 'p-map'
import { gameNames } from './game-names'
import { bossNames, movesByCreature, type Rosters, scriptedMoveKeys } from './listed'
import { raidIndex } from './raid-index'
import { CALLS_AT_A_TIME, type CreatureSource } from './sources'
import { supplementOf } from './supplement'
import { withLearned } from './with-learned'

/**
 * The contents of the files of `data/shipped`, by file name: everything that the bosses of the rosters need.
 * The same answers give the same files, byte for byte. Rejects, naming it, when a creature or a move cannot be had.
 */
export async function shippedFiles(rosters: Rosters, source: CreatureSource): Promise<Map<string, unknown>> {
  const moves = movesByCreature(rosters)
  const moveKeys = [...new Set([...moves.values()].flat())].sort()
  const creatures = await pMap(
    [...moves],
    async ([key, listed]) => withLearned(await source.creature(key), listed),
    { concurrency: CALLS_AT_A_TIME },
  )
  const details = await pMap(moveKeys, source.move, { concurrency: CALLS_AT_A_TIME })
  return new Map<string, unknown>([
    ['creatures.json', byKey(creatures)],
    ['moves.json', byKey(details)],
    ['supplement.json', await supplementOf(moves, scriptedMoveKeys(rosters))],
    ['boss-names.json', bossNames(rosters)],
    ['raid-index.json', raidIndex(rosters, byKey(creatures))],
    ['game-names.json', gameNames()],
  ])
}

function byKey<Entry extends { key: string }>(entries: readonly Entry[]): Record<string, Entry> {
  return Object.fromEntries(entries.map((entry) => [entry.key, entry]))
}
