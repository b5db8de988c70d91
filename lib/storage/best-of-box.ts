import {
  type infer as Infer,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  number,
  object,
  optional,
  enum as picklist,
  record,
  regex,
  safeParse,
  string,
  tuple,
} from 'zod/mini'
import { percent } from '@/data/plain-values'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { Levels } from '@/lib/builds/levels'
import { jsonOf } from '@/lib/json-of'
import { type MarkedRaid, markKey, RAID_KEY_PATTERN } from '@/lib/raid/raid-id'

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

const name = string().check(minLength(1), maxLength(50))

const bestSchema = object({
  species: name,
  teraType: picklist(TYPE_NAMES),
  item: optional(name),
  alone: percent,
  alonePaced: optional(tuple([percent, percent])),
  withNpcs: optional(percent),
  group: percent,
  turns: number().check(minimum(0), maximum(1000)),
  taken: percent,
  lowestHp: percent,
})

/**
 * The Pokémon of a box that fares best against a raid: its names in @pkmn/dex, and how it fares: see `RankedAttacker`. Chances, the share of the
 * boss's HP that it takes and the lowest of its own are in percent.
 */
export type BestOfMine = Infer<typeof bestSchema>

const keptSchema = object({
  version: literal(1),
  best: record(
    string().check(
      regex(new RegExp(`^${RAID_KEY_PATTERN}\\|(?:${TYPE_NAMES.join('|')})(?:\\|${OF_SETS})?$`)),
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
  return safeParse(keptSchema, jsonOf(text)).data?.best ?? {}
}

/** The text to store once the best against one more raid is known. */
export function withBestOfMine(text: string, raid: string, best: BestOfMine): string {
  return JSON.stringify({ version: 1, best: { ...readBestOfMine(text), [raid]: best } })
}
