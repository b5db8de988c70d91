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

export const openingsSchema = z.array(openingSchema)

export const ownOpeningsSchema = z.array(teamLineSchema)

/**
 * The first steps of a team against a boss.
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
 * - `filled` says what the source leaves open and we chose.
 * - `bossDoes` says what the boss must do for the opening to work, if it doesn't always do it.
 */
export type Opening = z.infer<typeof openingSchema>

export const openings: readonly Opening[] = ownData(openingsFile)

/** Written by hand, because they win more often than any opening that the search finds. */
export const ownOpenings: readonly TeamLine[] = ownData(ownOpeningsFile)
