import * as v from 'valibot'
import { percent } from '@/data/plain-values'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { Levels } from '@/lib/builds/levels'
import { jsonOf } from '@/lib/json-of'
import { RAID_KEY_PATTERN } from '@/lib/raid/raid-id'
import { type MarkedRaid, markKey } from './marked-raid'

/** A raid with its Tera type that a box has fought. */
export interface FoughtRaid extends MarkedRaid {
  readonly teraType: TypeName
  /** At which the box has fought it. */
  readonly levels: Levels
}

const OF_SETS = 'of sets' satisfies Levels

/**
 * The name of a raid that a box has fought, as one text: `6/Paldea/Garchomp|Fairy`. At the levels and IVs of its sets it has
 * another: `6/Paldea/Garchomp|Fairy|of sets`.
 */
export function foughtRaidKey(raid: FoughtRaid): string {
  return [markKey(raid), raid.teraType, ...(raid.levels === OF_SETS ? [OF_SETS] : [])].join('|')
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(50))

const bestSchema = v.object({
  species: name,
  teraType: v.picklist(TYPE_NAMES),
  item: v.optional(name),
  alone: percent,
  group: percent,
  turns: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  taken: percent,
  lowestHp: percent,
})

/**
 * The Pokémon of a box that fares best against a raid: its names in @pkmn/dex, and how it fares. Chances, the share of the
 * boss's HP that it takes and the lowest of its own are in percent.
 */
export type BestOfMine = v.InferOutput<typeof bestSchema>

const keptSchema = v.object({
  version: v.literal(1),
  best: v.record(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^${RAID_KEY_PATTERN}\\|(?:${TYPE_NAMES.join('|')})(?:\\|${OF_SETS})?$`)),
    ),
    bestSchema,
  ),
})

type Kept = Readonly<Record<string, BestOfMine>>

/**
 * The best of a box against each raid that it has fought, by `foughtRaidKey`. Never throws: of text of another form nothing is
 * read.
 */
export function readBestOfMine(text: string): Kept {
  const kept = v.safeParse(keptSchema, jsonOf(text))
  return kept.success ? kept.output.best : {}
}

/** The text to store once the best against one more raid is known. */
export function withBestOfMine(text: string, raid: string, best: BestOfMine): string {
  return JSON.stringify({ version: 1, best: { ...readBestOfMine(text), [raid]: best } })
}
