import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import { HERB_NAMES, REGIONS, type Tier, TRIGGERS } from '@/data/vocabulary'
import fiveStarFile from './five-star.json'
import sixStarFile from './six-star.json'

const percent = z.number().check(z.minimum(0), z.maximum(100))

const effortValue = z.int().check(z.minimum(0), z.maximum(252))

const actionSchema = z.object({
  type: z.enum(TRIGGERS),
  threshold: percent,
  action: z.union([
    z.enum(['Reduce Tera Orb Charge', 'Stats & Status Reset', 'Player Stats & Status Reset']),
    z.templateLiteral(['Uses ', z.string().check(z.minLength(1))]),
  ]),
})

const bossSchema = z
  .strictObject({
    name: z.string().check(z.minLength(1)),
    region: z.enum(REGIONS),
    formName: z.optional(z.string()),
    creatureKey: z.optional(z.string()),
    imageAlt: z.optional(z.string().check(z.regex(/^-[a-z]$/))),
    level: z.int(),
    hpMultiplier: z.int(),
    shield: z.strictObject({
      hp: percent,
      time: percent,
      barPercentOfHp: percent,
      damageThroughPercent: z.strictObject({
        plain: percent,
        teraOtherType: percent,
        teraSameType: percent,
      }),
    }),
    effortValues: z.strictObject({
      hp: effortValue,
      attack: effortValue,
      defense: effortValue,
      specialattack: effortValue,
      specialdefense: effortValue,
      speed: effortValue,
    }),
    ability: z.enum(['any', 'first', 'second', 'hidden']),
    flawlessIvs: z.int().check(z.minimum(0), z.maximum(6)),
    version: z.enum(['both', 'Scarlet', 'Violet']),
    rewardTable: z.string(),
    actionMoves: z.optional(z.array(z.string())),
    info: z.object({
      moves: z.array(z.string()).check(z.minLength(1), z.maxLength(8)),
      specialMoves: z.optional(z.array(z.string())),
      herbs: z.array(z.object({ name: z.enum(HERB_NAMES), chance: percent })),
      actions: z.optional(z.array(actionSchema)),
    }),
  })
  .check(
    z.refine((boss) => isSubset(boss.info.specialMoves, boss.info.moves), {
      path: ['info', 'specialMoves'],
      error: 'holds a move that is not in info.moves',
    }),
    z.refine((boss) => isSubset(boss.actionMoves, boss.info.moves), {
      path: ['actionMoves'],
      error: 'holds a move that is not in info.moves',
    }),
  )

function isSubset(part: readonly string[] = [], whole: readonly string[]): boolean {
  return part.every((member) => whole.includes(member))
}

/**
 * A boss as one roster lists it.
 * Thresholds of `shield` and of actions are percent of max HP or of the time that remains; `chance` is percent per roll;
 * `level` is that of the battle; `hpMultiplier` multiplies the HP that it gives; `ability` is the slot the boss's ability
 * comes from, `any` being each of the three; every boss may have any of the 18 Tera types;
 * `formName` is the creature service's key that links have always meant, `creatureKey` that of exactly this form
 * where the two differ; `actionMoves` are used only through scripted actions; `info.specialMoves` are in no learnset
 * of generations 3 to 8 of the creature, its pre-evolutions and its evolutions.
 * `shield.hp` and `shield.time` say when it rises, `barPercentOfHp` is the size of its bar in percent of max HP, and
 * `damageThroughPercent` the percent of damage that passes it: from an attacker that is not Terastallized, that is
 * with another type than its move's, or with its move's. The tables name these two only roughly, so this reading is
 * the community's: say so where it is shown. `effortValues` are the boss's own, 0 to 252 a stat.
 * Source: the game's own raid tables.
 */
export type RaidBoss = z.infer<typeof bossSchema>

/** A scripted action of a boss: what it waits for, at which percent, and what it does. */
export type RaidAction = z.infer<typeof actionSchema>

const rosterSchema = z.array(bossSchema)

/** The bosses of each tier, by region and name. A wrong record stops the build: see `parseRecords`. */
export const rosters: Record<Tier, readonly RaidBoss[]> = {
  '5': parseRecords('data/rosters/five-star.json', rosterSchema, fiveStarFile),
  '6': parseRecords('data/rosters/six-star.json', rosterSchema, sixStarFile),
}
