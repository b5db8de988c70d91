import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import { HERB_NAMES, REGIONS, TIERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'
import raidIndexFile from './raid-index.json'

const indexedRaidSchema = z.object({
  tier: z.enum(TIERS),
  region: z.enum(REGIONS),
  boss: z.string(),
  teraType: z.optional(z.enum(TYPE_NAMES)),
  types: z.array(z.enum(TYPE_NAMES)),
  abilities: z.array(z.string()),
  moves: z.array(z.string()),
  herbs: z.partialRecord(z.enum(HERB_NAMES), z.number()),
  version: z.enum(['both', ...VERSIONS]),
  solo: z.optional(z.object({ wins: z.number(), turns: z.number() })),
  setId: z.optional(z.string()),
  lastEvent: z.optional(
    z.object({
      place: z.int(),
      start: z.optional(z.iso.date()),
      notEarlierThan: z.optional(z.iso.date()),
      notLaterThan: z.optional(z.iso.date()),
    }),
  ),
})

/**
 * What a raid can be found by: tier, region, boss name, its only Tera type if it has one, the boss's own types, its possible
 * abilities, its moves, its herbs with the chance of at least one in percent per raid without Raid Power, the game version,
 * and how easily one wins it alone (see `soloOf`). Of a raid by event also the `id` of its set, and of its last event the
 * place among all and when it began.
 */
export interface IndexedRaid extends z.infer<typeof indexedRaidSchema> {
  /** What wins it alone, where a search needs that: see `soloWinners`. */
  readonly wonWith?: readonly string[]
}

/**
 * All raids, sorted by tier, region and name. Made from the rosters, the shipped data and the plans, which are many times as
 * large, by `npm run ship-data`. A wrong record stops the build: see `parseRecords`.
 */
export const raidIndex: readonly IndexedRaid[] = parseRecords(
  'data/shipped/raid-index.json',
  z.array(indexedRaidSchema),
  raidIndexFile,
)
