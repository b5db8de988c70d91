import * as z from 'zod/mini'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { CAUTIONS, KEPT_CHEERS } from '@/lib/battle/policy/plan'
import { battleSchema } from './battle-schema'

const buildSchema = z.object({
  species: z.string(),
  ability: z.string(),
  teraType: z.enum(TYPE_NAMES),
  nature: z.string(),
  effortValues: z.partialRecord(z.enum(['hp', 'atk', 'def', 'spa', 'spd', 'spe']), z.number()),
  item: z.union([z.string(), z.undefined()]),
  moves: z.readonly(z.array(z.string()).check(z.minLength(1), z.maxLength(4))),
})

const planSchema = z.object({
  boosts: z.number(),
  debuffs: z.number(),
  repeatAfterReset: z.boolean(),
  caution: z.enum(CAUTIONS),
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

/** What the engine is asked to do: to fight with some builds, or to tell one battle of a build. */
export const orderSchema = z.discriminatedUnion('task', [
  z.object({ task: z.literal('fight'), raid: raidSchema, builds: z.readonly(z.array(buildSchema)) }),
  z.object({
    task: z.literal('tell'),
    raid: raidSchema,
    build: buildSchema,
    plan: planSchema,
    seed: z.int(),
  }),
])

/** What the engine is asked to do. */
export type Order = z.infer<typeof orderSchema>

/** What the engine says: how one of the builds fared, by its place in the order; a battle, told turn by turn; that it is done. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fought'), place: z.int(), fought: foughtSchema }),
  z.object({ kind: z.literal('told'), battle: battleSchema }),
  z.object({ kind: z.literal('done') }),
])

/** What the engine says. */
export type Answer = z.infer<typeof answerSchema>
