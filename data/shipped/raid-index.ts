import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import { HERB_NAMES, REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import raidIndexFile from './raid-index.json'

const indexedRaidSchema = z.object({
  tier: z.enum(TIERS),
  region: z.enum(REGIONS),
  name: z.string(),
  types: z.array(z.enum(TYPE_NAMES)),
  abilities: z.array(z.string()),
  moves: z.array(z.string()),
  herbs: z.partialRecord(z.enum(HERB_NAMES), z.number()),
  version: z.enum(['both', 'Scarlet', 'Violet']),
})

/**
 * What a raid can be found by: its place, its boss's name and own types, the names of the abilities and moves that the
 * boss may have, its herbs in percent per roll, and the version of the game that it stands in.
 */
export type IndexedRaid = z.infer<typeof indexedRaidSchema>

/**
 * All raids, by tier and region as the controls offer them, and by name. Made from the rosters and the shipped data by
 * `npm run ship-data`, since those are ten times as large. A wrong record stops the build: see `parseRecords`.
 */
export const raidIndex: readonly IndexedRaid[] = parseRecords(
  'data/shipped/raid-index.json',
  z.array(indexedRaidSchema),
  raidIndexFile,
)
