import * as z from 'zod'
import { ownData } from '@/data/own-data'
import { nonEmptyText } from '@/data/plain-values'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import openingsFile from './openings.json'
import ownOpeningsFile from './own-openings.json'

const teamLineSchema = z.strictObject({
  tier: z.enum(TIERS),
  region: z.optional(z.enum(REGIONS)),
  boss: nonEmptyText,
  teraType: z.enum(TYPE_NAMES),
  team: z.array(nonEmptyText).min(1).max(4),
  line: nonEmptyText,
})

const openingSchema = z.strictObject({
  ...teamLineSchema.shape,
  rolls: z.enum(['lowest', 'mean']),
  source: z.url(),
  filled: z.optional(nonEmptyText),
  bossDoes: z.optional(nonEmptyText),
})

/** The schema of `openings.json`. */
export const openingsSchema = z.array(openingSchema)

/** The schema of `own-openings.json`. */
export const ownOpeningsSchema = z.array(teamLineSchema)

/**
 * An opening of a team: the first steps of its raiders against a boss.
 *
 * - `region` is missing for event raids.
 * - `team` has a Showdown set for each raider.
 * - `line` has the steps in the form of `npm run battle`, without the boss's scripted actions.
 */
export type TeamLine = z.infer<typeof teamLineSchema>

/**
 * An opening that wins according to a public source.
 *
 * - `rolls` are the damage rolls that the source assumes: see `LOWEST_ROLLS` of `battle/model/random.ts`.
 * - `filled` says which parts of the record we chose because the source leaves them open.
 * - `bossDoes` says what the opening needs the boss to do, if the boss doesn't always do it.
 */
export type Opening = z.infer<typeof openingSchema>

/** Openings that players have published, each with its source. */
export const openings: readonly Opening[] = ownData(openingsFile)

/** Openings that we wrote by hand, because they win more often than any that the search finds. */
export const ownOpenings: readonly TeamLine[] = ownData(ownOpeningsFile)
