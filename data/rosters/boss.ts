import * as v from 'valibot'
import type { EventRaid } from '@/data/events/raids'
import { moveKey } from '@/data/move-key'
import { integer, integerBetween, nonEmptyText, percent, positiveInteger } from '@/data/plain-values'
import { HERB_NAMES, REGIONS, TRIGGERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'
import { imageAltSchema, orUnknown, secondMoveSchema, shieldSchema } from './raid-parts'

const effortValue = integerBetween(0, 252)

const USES = 'Uses '

const KIND_OF_ACTION = {
  'Reduce Tera Orb Charge': 'orb',
  'Stats & Status Reset': 'boss reset',
  'Player Stats & Status Reset': 'player reset',
} as const

// The file keeps the specification's texts, which people edit; nothing behind this schema reads them.
const whatHappens = v.union([
  v.pipe(
    v.picklist(['Reduce Tera Orb Charge', 'Stats & Status Reset', 'Player Stats & Status Reset']),
    v.transform((text) => ({ kind: KIND_OF_ACTION[text] })),
  ),
  v.pipe(
    v.string(),
    v.startsWith(USES),
    v.minLength(USES.length + 1),
    v.transform((text) => ({ kind: 'move' as const, move: moveKey(text.slice(USES.length)) })),
  ),
])

const actionSchema = v.pipe(
  v.object({ type: v.picklist(TRIGGERS), threshold: percent, action: whatHappens }),
  v.transform(({ type, threshold, action }) => ({ ...action, trigger: type, percent: threshold })),
)

const NOT_ITS_MOVE = 'holds a move that is not in info.moves'

/** The schema of a boss of a roster. */
export const bossSchema = v.pipe(
  v.strictObject({
    name: nonEmptyText,
    region: v.picklist(REGIONS),
    formName: v.optional(v.string()),
    creatureKey: v.optional(v.string()),
    imageAlt: v.optional(imageAltSchema),
    level: integer,
    hpMultiplier: integer,
    shield: shieldSchema,
    effortValues: v.strictObject({
      hp: effortValue,
      attack: effortValue,
      defense: effortValue,
      specialattack: effortValue,
      specialdefense: effortValue,
      speed: effortValue,
    }),
    ability: v.picklist(['any', 'first', 'second', 'first or second', 'hidden']),
    flawlessIvs: integerBetween(0, 6),
    version: v.picklist(['both', ...VERSIONS]),
    rewardTable: v.string(),
    teraType: v.optional(v.picklist(TYPE_NAMES)),
    nature: v.optional(v.string()),
    heldItem: v.optional(v.string()),
    timeLimit: v.optional(orUnknown(positiveInteger)),
    secondMove: v.optional(orUnknown(secondMoveSchema)),
    actionMoves: v.optional(v.array(v.string())),
    info: v.object({
      moves: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(8)),
      specialMoves: v.optional(v.array(v.string())),
      herbs: v.array(v.object({ name: v.picklist(HERB_NAMES), chance: percent })),
      actions: v.optional(orUnknown(v.array(actionSchema))),
    }),
  }),
  v.forward(
    v.check((boss) => isSubset(boss.info.specialMoves, boss.info.moves), NOT_ITS_MOVE),
    ['info', 'specialMoves'],
  ),
  v.forward(
    v.check((boss) => isSubset(boss.actionMoves, boss.info.moves), NOT_ITS_MOVE),
    ['actionMoves'],
  ),
)

function isSubset(part: readonly string[] = [], whole: readonly string[]): boolean {
  return part.every((member) => whole.includes(member))
}

/** What a raid by event has beyond an ordinary one: see `EventRaid`. */
export interface OfEvent
  extends Pick<EventRaid, 'id' | 'catch' | 'gender' | 'shiny' | 'individualValues' | 'size' | 'source'> {
  /** How many reward tables it had the last time, of which one was drawn, and how many of them were as likely as its own. */
  readonly rewardTables: { readonly count: number; readonly likeliest: number }
}

/**
 * A boss in a roster. Absent is what it has not, `unknown` what nobody has read yet.
 *
 * - `name` is its only name in its tier and region: of an older set by event `Charizard (2022-12)`, see `eventNames`.
 * - `teraType` is its only Tera type; without one it may have any of the 18.
 * - `nature` and `heldItem` are names of @pkmn/dex; without them it has a neutral nature and holds nothing.
 * - `timeLimit` is its own, in seconds; without one that of the tier counts.
 * - `secondMove` is its chance, in percent, of a second move against each raider that acts, from this percent of max HP
 *   or of the time remaining on; a mark of 0 never comes. Without it there is none.
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
 * - `rewardTable` is the name of its reward table, or `unknown`; see `rewardTableOf`.
 * - `chance` of a herb is percent per roll.
 *
 * Source: the game's raid tables.
 */
export interface RaidBoss extends v.InferOutput<typeof bossSchema> {
  /** Set for a raid by event. */
  readonly event?: OfEvent
}

/**
 * A scripted action of a boss: what it does, and the percent of max HP or of the time remaining at which it fires. A `move`
 * has the key of that move; a `boss reset` clears the boss's lowered stats and status, a `player reset` the players' raised
 * stats; `orb` drains a charge of their Tera Orbs.
 */
export type RaidAction = v.InferOutput<typeof actionSchema>

/** What a scripted action does. */
export type ActionKind = RaidAction['kind']
