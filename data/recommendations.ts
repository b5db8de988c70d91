import * as v from 'valibot'
import { parseRecords } from './parse-records'
import { integerBetween, nonEmptyText } from './plain-values'
import recommendationsFile from './recommendations.json'
import { REGIONS, TIERS, TYPE_NAMES } from './vocabulary'

const effortValuesSchema = v.pipe(
  v.record(v.picklist(['hp', 'atk', 'def', 'spa', 'spd', 'spe']), integerBetween(0, 252)),
  v.check(
    (values) => Object.values(values).reduce((sum, value) => sum + value, 0) <= 510,
    'are more than 510 together',
  ),
)

const buildSchema = v.strictObject({
  species: nonEmptyText,
  ability: nonEmptyText,
  teraType: v.picklist(TYPE_NAMES),
  nature: nonEmptyText,
  effortValues: effortValuesSchema,
  item: nonEmptyText,
  moves: v.pipe(v.array(nonEmptyText), v.minLength(1), v.maxLength(4)),
})

const recommendationSchema = v.strictObject({
  tier: v.picklist(TIERS),
  region: v.picklist(REGIONS),
  boss: nonEmptyText,
  teraType: v.picklist(TYPE_NAMES),
  role: v.picklist(['attacker', 'support']),
  about: v.picklist(['boss', 'kind']),
  build: buildSchema,
  source: v.pipe(v.string(), v.url()),
  said: nonEmptyText,
  filled: v.optional(nonEmptyText),
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
export type Recommendation = v.InferOutput<typeof recommendationSchema>

/** Public recommendations for ordinary 5★ and 6★ raids, with their sources. Our own lists are held against them. */
export const recommendations: readonly Recommendation[] = parseRecords(
  'data/recommendations.json',
  v.array(recommendationSchema),
  recommendationsFile,
)
