import * as z from 'zod/mini'
import { parseRecords } from './parse-records'
import recommendationsFile from './recommendations.json'
import { REGIONS, TIERS, TYPE_NAMES } from './vocabulary'

const text = z.string().check(z.minLength(1))

const effortValuesSchema = z
  .partialRecord(
    z.enum(['hp', 'atk', 'def', 'spa', 'spd', 'spe']),
    z.int().check(z.minimum(0), z.maximum(252)),
  )
  .check(
    z.refine((values) => Object.values(values).reduce((sum, value) => sum + value, 0) <= 510, {
      error: 'are more than 510 together',
    }),
  )

const buildSchema = z.strictObject({
  species: text,
  ability: text,
  teraType: z.enum(TYPE_NAMES),
  nature: text,
  effortValues: effortValuesSchema,
  item: text,
  moves: z.array(text).check(z.minLength(1), z.maxLength(4)),
})

const recommendationSchema = z.strictObject({
  tier: z.enum(TIERS),
  region: z.enum(REGIONS),
  boss: text,
  teraType: z.enum(TYPE_NAMES),
  role: z.enum(['attacker', 'support']),
  about: z.enum(['boss', 'kind']),
  build: buildSchema,
  source: z.url(),
  said: text,
  filled: z.optional(text),
})

/**
 * What a public guide recommends against a boss.
 *
 * - `boss` is its name in the roster of the tier; `teraType` is the raid's.
 * - `about` says whether the guide names the boss, or a kind of boss of which we chose one.
 * - `build` is the guide's, in the names of @pkmn/dex; where it offers several items, moves or Tera types, one of them.
 * - `said` sums up the claim in our words.
 * - `filled` says what of the record is ours because the guide leaves it open.
 */
export type Recommendation = z.infer<typeof recommendationSchema>

/** Public recommendations for ordinary 5★ and 6★ raids, with their sources. Our own lists are held against them. */
export const recommendations: readonly Recommendation[] = parseRecords(
  'data/recommendations.json',
  z.array(recommendationSchema),
  recommendationsFile,
)
