import * as v from 'valibot'
import openingsFile from './openings.json'
import { parseRecords } from './parse-records'
import { nonEmptyText } from './plain-values'
import { REGIONS, TYPE_NAMES } from './vocabulary'

const openingSchema = v.strictObject({
  tier: v.picklist(['5', '6', '7']),
  region: v.optional(v.picklist(REGIONS)),
  boss: nonEmptyText,
  teraType: v.picklist(TYPE_NAMES),
  team: v.pipe(v.array(nonEmptyText), v.minLength(1), v.maxLength(4)),
  line: nonEmptyText,
  rolls: v.picklist(['lowest', 'mean']),
  source: v.pipe(v.string(), v.url()),
  filled: v.optional(nonEmptyText),
  bossDoes: v.optional(nonEmptyText),
})

/**
 * What a team of raiders does first, as a public source tells it, and wins by.
 *
 * - `region` is that of an ordinary raid; an event's has none.
 * - `team` holds a set for each raider in the text of Pokémon Showdown, and `line` the steps as `npm run battle` takes them.
 *   The boss's script is no part of it.
 * - `rolls` are those with which the source counts: see `LOWEST_ROLLS` of `lib/battle/model/random.ts`.
 * - `filled` says what of the record is ours because the source leaves it open.
 * - `bossDoes` says what the boss does there that it need not do, where the line rests on it.
 */
export type Opening = v.InferOutput<typeof openingSchema>

/** Openings that players have published, each with its source, by which it wins. */
export const openings: readonly Opening[] = parseRecords(
  'data/openings.json',
  v.array(openingSchema),
  openingsFile,
)
