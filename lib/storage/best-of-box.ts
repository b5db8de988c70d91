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

export interface FoughtRaid extends MarkedRaid {
  readonly teraType: TypeName
  readonly levels: Levels
}

const OF_SETS = 'of sets' satisfies Levels

/**
 * Returns the key of a raid: `6/Paldea/Garchomp|Fairy`. With the levels and IVs of the sets, the key is
 * `6/Paldea/Garchomp|Fairy|of sets`.
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

/** Names are from @pkmn/dex; results are as in `RankedAttacker`, in percent. */
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

/** Reads the best of a box against each raid, by `foughtRaidKey`. Ignores invalid text. Never throws. */
export function readBestOfMine(text: string): Kept {
  return safeParse(keptSchema, jsonOf(text)).data?.best ?? {}
}

export function withBestOfMine(text: string, raid: string, best: BestOfMine): string {
  return JSON.stringify({ version: 1, best: { ...readBestOfMine(text), [raid]: best } })
}
