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
 * A boss in a roster. It may have any of the 18 Tera types.
 *
 * - `level` is the level in battle; `hpMultiplier` multiplies the HP of that level.
 * - `ability` is the slot of its ability; `any` means each of the three.
 * - `formName` is the creature service's key in the old app; `creatureKey` is the key of the exact form where they differ.
 * - `shield.hp` and `shield.time` are when the shield rises, in percent of max HP and of the time remaining;
 *   `barPercentOfHp` is the size of its bar in percent of max HP.
 * - `damageThroughPercent` is the percent of damage that passes the shield: without Terastallizing, Terastallized to
 *   another type than the move's, and to the move's type. The tables are vague about these; the reading is the
 *   community's, and the screen says so.
 * - `effortValues` are the boss's own, 0 to 252 per stat.
 * - `actionMoves` are used only by scripted actions. `info.specialMoves` are in no learnset of generations 3 to 8 of the
 *   creature and its evolution line.
 * - `chance` of a herb is percent per roll; `threshold` of an action is percent of max HP or of the time remaining.
 *
 * Source: the game's raid tables.
 */
export type RaidBoss = z.infer<typeof bossSchema>

/** A scripted action of a boss: its trigger, the percent remaining at which it fires, and its effect. */
export type RaidAction = z.infer<typeof actionSchema>

const rosterSchema = z.array(bossSchema)

/** The bosses of each tier, sorted by region and name. A wrong record stops the build: see `parseRecords`. */
export const rosters: Record<Tier, readonly RaidBoss[]> = {
  '5': parseRecords('data/rosters/five-star.json', rosterSchema, fiveStarFile),
  '6': parseRecords('data/rosters/six-star.json', rosterSchema, sixStarFile),
}
