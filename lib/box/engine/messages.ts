import * as z from 'zod/mini'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { KEPT_CHEERS } from '@/lib/battle/policy/plan'
import { battleSchema } from './battle-schema'
import { gatheredSchema } from './gathered-schema'
import { planSchema } from './plan-schema'

const buildSchema = z.object({
  species: z.string(),
  ability: z.string(),
  teraType: z.enum(TYPE_NAMES),
  nature: z.string(),
  effortValues: z.partialRecord(z.enum(['hp', 'atk', 'def', 'spa', 'spd', 'spe']), z.number()),
  item: z.union([z.string(), z.undefined()]),
  moves: z.readonly(z.array(z.string()).check(z.minLength(1), z.maxLength(4))),
})

const foughtSchema = z.object({
  plan: planSchema,
  boost: z.optional(z.string()),
  debuff: z.optional(z.string()),
  alone: z.number(),
  group: z.number(),
  groupCheer: z.optional(z.enum(KEPT_CHEERS)),
  turns: z.number(),
  taken: z.number(),
  lowestHp: z.number(),
})

const raidSchema = z.object({
  tier: z.enum(TIERS),
  region: z.enum(REGIONS),
  boss: z.string(),
  teraType: z.enum(TYPE_NAMES),
})

/** The raid that an order is about. */
export type RaidOrdered = z.infer<typeof raidSchema>

const fightSchema = z.object({
  task: z.literal('fight'),
  raid: raidSchema,
  builds: z.readonly(z.array(buildSchema)),
})

const tellSchema = z.object({
  task: z.literal('tell'),
  raid: raidSchema,
  build: buildSchema,
  plan: planSchema,
  seed: z.int(),
})

const gatherSchema = z.object({
  task: z.literal('gather'),
  raid: raidSchema,
  /** The box of each player, and the place in it of the Pokémon that is to come, where that is settled. */
  boxes: z
    .readonly(
      z.array(
        z.object({
          builds: z.readonly(z.array(buildSchema).check(z.minLength(1))),
          locked: z.optional(z.int()),
        }),
      ),
    )
    .check(z.minLength(1), z.maxLength(4)),
  seed: z.int(),
})

/**
 * What the engine is asked to do: to fight with some builds, to tell one battle of a build, or to choose who of several boxes
 * goes.
 */
export const orderSchema = z.discriminatedUnion('task', [fightSchema, tellSchema, gatherSchema])

/** What the engine is asked to do. */
export type Order = z.infer<typeof orderSchema>

/** An order about builds that each go alone, or with three of their own kind. */
export type OrderAlone = z.infer<typeof fightSchema> | z.infer<typeof tellSchema>

/** An order to choose who goes together. */
export type GatherOrder = z.infer<typeof gatherSchema>

/**
 * What the engine says: how one of the builds fared, by its place in the order; a battle, told turn by turn; how far its search
 * has come, as a share, and whom it chose; that it is done.
 */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fought'), place: z.int(), fought: foughtSchema }),
  z.object({ kind: z.literal('told'), battle: battleSchema }),
  z.object({ kind: z.literal('searched'), share: z.number() }),
  z.object({ kind: z.literal('gathered'), team: gatheredSchema }),
  z.object({ kind: z.literal('done') }),
])

/** What the engine says. */
export type Answer = z.infer<typeof answerSchema>
