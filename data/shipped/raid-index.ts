import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import { day, integer } from '@/data/plain-values'
import { HERB_NAMES, REGIONS, TIERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'
import raidIndexFile from './raid-index.json'

const indexedRaidSchema = v.object({
  tier: v.picklist(TIERS),
  region: v.picklist(REGIONS),
  boss: v.string(),
  teraType: v.optional(v.picklist(TYPE_NAMES)),
  types: v.array(v.picklist(TYPE_NAMES)),
  abilities: v.array(v.string()),
  moves: v.array(v.string()),
  herbs: v.record(v.picklist(HERB_NAMES), v.number()),
  version: v.picklist(['both', ...VERSIONS]),
  solo: v.optional(v.object({ wins: v.number(), turns: v.number() })),
  setId: v.optional(v.string()),
  lastEvent: v.optional(
    v.object({
      place: integer,
      start: v.optional(day),
      notEarlierThan: v.optional(day),
      notLaterThan: v.optional(day),
    }),
  ),
})

/**
 * What a raid can be found by: tier, region, boss name, its only Tera type if it has one, the boss's own types, its possible
 * abilities, its moves, its herbs with the chance of at least one in percent per raid without Raid Power, the game version,
 * and how easily one wins it alone (see `soloOf`). Of a raid by event also the `id` of its set, and of its last event the
 * place among all and when it began.
 */
export interface IndexedRaid extends v.InferOutput<typeof indexedRaidSchema> {
  /** What wins it alone, where a search needs that: see `soloWinners`. */
  readonly wonWith?: readonly string[]
}

/**
 * All raids, sorted by tier, region and name. Made from the rosters, the shipped data and the plans, which are many times as
 * large, by `npm run ship-data`. A wrong record stops the build: see `parseRecords`.
 */
export const raidIndex: readonly IndexedRaid[] = parseRecords(
  'data/shipped/raid-index.json',
  v.array(indexedRaidSchema),
  raidIndexFile,
)
