import * as v from 'valibot'
import { finiteNumber, integer } from '@/data/plain-values'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { KEPT_CHEERS } from '@/lib/battle/policy/plan'
import { battleSchema } from './battle-schema'
import { gatheredSchema } from './gathered-schema'
import { planSchema } from './plan-schema'

const stat = v.picklist(['hp', 'atk', 'def', 'spa', 'spd', 'spe'])

const buildSchema = v.object({
  species: v.string(),
  ability: v.string(),
  teraType: v.picklist(TYPE_NAMES),
  nature: v.string(),
  effortValues: v.record(stat, finiteNumber),
  item: v.undefinedable(v.string()),
  moves: v.pipe(v.array(v.string()), v.maxLength(4), v.readonly()),
  level: v.optional(integer),
  individualValues: v.optional(v.record(stat, finiteNumber)),
})

const foughtSchema = v.object({
  plan: planSchema,
  boost: v.optional(v.string()),
  debuff: v.optional(v.string()),
  alone: finiteNumber,
  group: finiteNumber,
  groupCheer: v.optional(v.picklist(KEPT_CHEERS)),
  turns: finiteNumber,
  taken: finiteNumber,
  lowestHp: finiteNumber,
})

const raidSchema = v.object({
  tier: v.picklist(TIERS),
  region: v.picklist(REGIONS),
  boss: v.string(),
  teraType: v.picklist(TYPE_NAMES),
})

/** The raid that an order is about. */
export type RaidOrdered = v.InferOutput<typeof raidSchema>

const fightSchema = v.object({
  task: v.literal('fight'),
  raid: raidSchema,
  builds: v.pipe(v.array(buildSchema), v.readonly()),
})

const tellSchema = v.object({
  task: v.literal('tell'),
  raid: raidSchema,
  build: buildSchema,
  plan: planSchema,
  seed: integer,
})

const gatherSchema = v.object({
  task: v.literal('gather'),
  raid: raidSchema,
  /** The box of each player, and the place in it of the Pokémon that is to come, where that is settled. */
  boxes: v.pipe(
    v.array(
      v.object({
        builds: v.pipe(v.array(buildSchema), v.minLength(1), v.readonly()),
        locked: v.optional(integer),
      }),
    ),
    v.minLength(1),
    v.maxLength(4),
    v.readonly(),
  ),
  seed: integer,
})

/**
 * What the engine is asked to do: to fight with some builds, to tell one battle of a build, or to choose who of several boxes
 * goes.
 */
export const orderSchema = v.variant('task', [fightSchema, tellSchema, gatherSchema])

/** What the engine is asked to do. */
export type Order = v.InferOutput<typeof orderSchema>

/** An order about builds that each go alone, or with three of their own kind. */
export type OrderAlone = v.InferOutput<typeof fightSchema> | v.InferOutput<typeof tellSchema>

/** An order to choose who goes together. */
export type GatherOrder = v.InferOutput<typeof gatherSchema>

/**
 * What the engine says: how one of the builds fared, by its place in the order; a battle, told turn by turn; how far its search
 * has come, as a share, and whom it chose; that it is done.
 */
export const answerSchema = v.variant('kind', [
  v.object({ kind: v.literal('fought'), place: integer, fought: foughtSchema }),
  v.object({ kind: v.literal('told'), battle: battleSchema }),
  v.object({ kind: v.literal('searched'), share: finiteNumber }),
  v.object({ kind: v.literal('gathered'), team: gatheredSchema }),
  v.object({ kind: v.literal('done') }),
])

/** What the engine says. */
export type Answer = v.InferOutput<typeof answerSchema>
