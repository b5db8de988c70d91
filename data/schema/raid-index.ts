import * as z from 'zod'
import { day } from '@/data/events/schema'
import { HERB_NAMES, REGIONS, TIERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'

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
      start: z.optional(day),
      notEarlierThan: z.optional(day),
      notLaterThan: z.optional(day),
      days: z.optional(z.array(z.object({ from: day, to: day }))),
    }),
  ),
})

/** The schema of `data/shipped/raid-index.json`. */
export const raidIndexSchema = z.array(indexedRaidSchema)

/** The schema of `data/shipped/shiny-cards.json`. */
export const shinyCardsSchema = z.array(z.string())

/** The schema of `data/shipped/solo-winners.json`. */
export const soloWinnersSchema = z.array(z.array(z.string()))

/** The schema of `data/shipped/attacker-types.json`. */
export const attackerTypesSchema = z.record(z.string(), z.array(z.enum(TYPE_NAMES)).min(1).max(2))

const namesByRegion = z.partialRecord(z.enum(REGIONS), z.array(z.string()).min(1))

const onlyTypesByRegion = z.partialRecord(z.enum(REGIONS), z.array(z.enum(['', ...TYPE_NAMES])))

const formsByRegion = z.partialRecord(z.enum(REGIONS), z.record(z.string(), z.string()))

/** The schema of `data/shipped/boss-names.json`. */
export const bossNamesSchema = z.object({
  names: z.record(z.enum(TIERS), namesByRegion),
  onlyTeraTypes: z.partialRecord(z.enum(TIERS), onlyTypesByRegion),
  forms: z.partialRecord(z.enum(TIERS), formsByRegion),
})

/**
 * The data by which a search finds a raid: tier, region, boss name, its only Tera type if it has one, the boss's own types,
 * its possible abilities, its moves, its herbs with the chance of at least one in percent per raid without Raid Power, the
 * game version, and how easily one player wins it alone (see `soloOf`). An event raid also has the `id` of its set, and its
 * last event's place among all events, its first day, and its days where a source names them.
 */
export interface IndexedRaid extends z.infer<typeof indexedRaidSchema> {
  /** Its solo winners, for searches that need them: see `soloWinners`. */
  readonly wonWith?: readonly string[]
  /** Set while its event runs, by the visitor's clock: see `withRunning`. */
  readonly isRunning?: true
}
