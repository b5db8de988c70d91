import * as z from 'zod'
import { integerBetween, nonEmptyText, percent, positiveInteger } from '@/data/plain-values'
import {
  imageAltSchema,
  orUnknown,
  rewardTableSchema,
  secondMoveSchema,
  shieldSchema,
} from '@/data/raid-parts'
import { TIER_RULES } from '@/data/tiers'
import { HERB_NAMES, REGIONS, type Tier, TRIGGERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'

const effortValue = integerBetween(0, 252)

const writtenActionSchema = z.object({
  type: z.enum(TRIGGERS),
  threshold: percent,
  action: z.union([
    z.enum(['Reduce Tera Orb Charge', 'Stats & Status Reset', 'Player Stats & Status Reset']),
    z.templateLiteral(['Uses ', z.string().min(1)]),
  ]),
})

/** As people write it: `Uses Swords Dance`. `RaidAction` is the parsed form. */
export type WrittenAction = z.infer<typeof writtenActionSchema>

const NOT_ITS_MOVE = 'contains a move that is not in info.moves'

const bossSchema = z
  .strictObject({
    name: nonEmptyText,
    region: z.enum(REGIONS),
    formName: z.optional(z.string()),
    creatureKey: z.optional(z.string()),
    imageAlt: z.optional(imageAltSchema),
    level: z.int(),
    hpMultiplier: z.int(),
    shield: shieldSchema,
    effortValues: z.strictObject({
      hp: effortValue,
      attack: effortValue,
      defense: effortValue,
      specialattack: effortValue,
      specialdefense: effortValue,
      speed: effortValue,
    }),
    ability: z.enum(['any', 'first', 'second', 'first or second', 'hidden']),
    flawlessIvs: integerBetween(0, 6),
    version: z.enum(['both', ...VERSIONS]),
    rewardTable: z.string(),
    teraType: z.optional(z.enum(TYPE_NAMES)),
    nature: z.optional(z.string()),
    heldItem: z.optional(z.string()),
    timeLimit: z.optional(orUnknown(positiveInteger)),
    secondMove: z.optional(orUnknown(secondMoveSchema)),
    actionMoves: z.optional(z.array(z.string())),
    info: z.object({
      moves: z.array(z.string()).min(1).max(8),
      specialMoves: z.optional(z.array(z.string())),
      herbs: z.array(z.object({ name: z.enum(HERB_NAMES), chance: percent })),
      actions: z.optional(orUnknown(z.array(writtenActionSchema))),
    }),
  })
  .refine((boss) => isSubset(boss.info.specialMoves, boss.info.moves), {
    path: ['info', 'specialMoves'],
    error: NOT_ITS_MOVE,
  })
  .refine((boss) => isSubset(boss.actionMoves, boss.info.moves), {
    path: ['actionMoves'],
    error: NOT_ITS_MOVE,
  })

function isSubset(members: readonly string[] = [], allowed: readonly string[]): boolean {
  return members.every((member) => allowed.includes(member))
}

export type WrittenBoss = z.infer<typeof bossSchema>

export function rosterSchema(tier: Tier) {
  const { regions, teraTypes } = TIER_RULES[tier]
  return z.array(
    bossSchema
      .refine((boss) => regions.includes(boss.region), {
        path: ['region'],
        error: `has no raids of tier ${tier}`,
      })
      .refine((boss) => teraTypes === 'any' || boss.teraType !== undefined, {
        path: ['teraType'],
        error: `is missing: a boss of tier ${tier} has one Tera type`,
      }),
  )
}

export const rewardsSchema = z.object({ tables: z.record(z.string(), rewardTableSchema) })
