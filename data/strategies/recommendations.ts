import * as z from 'zod'
import { ownData } from '@/data/own-data'
import { integerBetween, nonEmptyText } from '@/data/plain-values'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import recommendationsFile from './recommendations.json'

const effortValuesSchema = z
  .partialRecord(z.enum(['hp', 'atk', 'def', 'spa', 'spd', 'spe']), integerBetween(0, 252))
  .refine(
    (values) => Object.values(values).reduce((sum, value) => sum + value, 0) <= 510,
    'are more than 510 together',
  )

const buildSchema = z.strictObject({
  species: nonEmptyText,
  ability: nonEmptyText,
  teraType: z.enum(TYPE_NAMES),
  nature: nonEmptyText,
  effortValues: effortValuesSchema,
  item: nonEmptyText,
  moves: z.array(nonEmptyText).min(1).max(4),
})

const recommendationSchema = z.strictObject({
  tier: z.enum(TIERS),
  region: z.enum(REGIONS),
  boss: nonEmptyText,
  teraType: z.enum(TYPE_NAMES),
  role: z.enum(['attacker', 'support']),
  about: z.enum(['boss', 'kind']),
  build: buildSchema,
  source: z.url(),
  said: nonEmptyText,
  filled: z.optional(nonEmptyText),
})

export const recommendationsSchema = z.array(recommendationSchema)

/**
 * A build that a public guide recommends against a boss.
 *
 * - `boss` is the name in the roster of the tier; `teraType` is the raid's.
 * - `about` says whether the guide names the boss, or a kind of boss from which we chose one.
 * - `build` uses the names of @pkmn/dex. If the guide offers several items, moves or Tera types, the build has one.
 * - `said` sums up the claim in our words.
 * - `filled` says what the guide leaves open and we chose.
 */
export type Recommendation = z.infer<typeof recommendationSchema>

/** For ordinary 5★ and 6★ raids. `npm run verdicts` compares our lists with them. */
export const recommendations: readonly Recommendation[] = ownData(recommendationsFile)
