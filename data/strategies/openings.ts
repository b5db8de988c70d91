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
 * The first steps of a team of raiders against a boss.
 *
 * - `region` is that of an ordinary raid; an event's has none.
 * - `team` holds a set for each raider in the text of Pokémon Showdown, and `line` the steps as `npm run battle` takes them.
 *   The boss's script is no part of it.
 */
export type TeamLine = z.infer<typeof teamLineSchema>

/**
 * A line as a public source tells it, and wins by.
 *
 * - `rolls` are those with which the source counts: see `LOWEST_ROLLS` of `battle/model/random.ts`.
 * - `filled` says what of the record is ours because the source leaves it open.
 * - `bossDoes` says what the boss does there that it need not do, where the line rests on it.
 */
export type Opening = z.infer<typeof openingSchema>

/** Openings that players have published, each with its source, by which it wins. */
export const openings: readonly Opening[] = ownData(openingsFile)

/** Openings that we found by hand, for bosses against which the search finds none that wins as often. */
export const ownOpenings: readonly TeamLine[] = ownData(ownOpeningsFile)
