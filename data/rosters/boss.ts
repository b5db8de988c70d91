import type { EventRaid } from '@/data/events/raids'
import { moveKey } from '@/data/move-key'
import { TIER_RULES } from '@/data/tiers'
import type { Tier, Trigger } from '@/data/vocabulary'
import type { WrittenAction, WrittenBoss } from './schema'

/** The fields that only event bosses have: see `EventRaid`. */
export interface OfEvent
  extends Pick<EventRaid, 'id' | 'catch' | 'gender' | 'shiny' | 'individualValues' | 'size' | 'source'> {
  /** The number of reward tables at its last event, one of which was drawn, and how many were as likely as its own. */
  readonly rewardTables: { readonly count: number; readonly likeliest: number }
}

/**
 * A boss in a roster. A missing field means that it has nothing of the kind, `unknown` that nobody has read the value.
 *
 * - `name` is unique in its tier and region. For an older version of an event boss see `eventNames`.
 * - `teraType` is its only Tera type; without one it may have any of the 18.
 * - `nature` and `heldItem` are names of @pkmn/dex; without them it has a neutral nature and holds nothing.
 * - `timeLimit` is in seconds, by default that of the tier.
 * - `secondMove` is its chance, in percent, of a second move against each raider that acts, from this percent of max HP
 *   or of the time remaining on. A threshold of 0 is never reached.
 * - `level` is the level in battle; `hpMultiplier` multiplies the HP of that level.
 * - `ability` is the slot of its ability; `any` means each of the three.
 * - `formName` is the creature service's key in the old app; `creatureKey` is the key of the exact form if it differs.
 * - `shield.hp` and `shield.time` are when the shield rises, in percent of max HP and of the time remaining;
 *   `barPercentOfHp` is the size of its bar in percent of max HP.
 * - `damageThroughPercent` is the percent of damage that passes the shield: without Terastallizing, Terastallized to
 *   another type than the move's, and to the move's type. The tables are vague about these; the
 *   page says that the reading is the community's.
 * - `effortValues` are the boss's own, 0 to 252 per stat.
 * - `actionMoves` are used only by scripted actions. `info.specialMoves` are in no learnset of generations 3 to 8 of the
 *   creature and its evolution line.
 * - `rewardTable` is the name of its reward table, or `unknown`; see `rewardTableOf`.
 * - `chance` of a herb is percent per roll.
 *
 * Source: the game's raid tables.
 */
export interface RaidBoss extends Omit<WrittenBoss, 'info'> {
  readonly info: Omit<WrittenBoss['info'], 'actions'> & {
    readonly actions?: readonly RaidAction[] | 'unknown' | undefined
  }
  /** Set for an event raid. */
  readonly event?: OfEvent
}

/**
 * A scripted action of a boss: what it does, and the percent of max HP or of the time remaining at which it fires. A `move`
 * has the key of that move; a `boss reset` clears the boss's lowered stats and status, a `player reset` the players' raised
 * stats; `orb` drains a charge of their Tera Orbs.
 */
export type RaidAction = { readonly trigger: Trigger; readonly percent: number } & (
  | { readonly kind: 'boss reset' | 'player reset' | 'orb' }
  | { readonly kind: 'move'; readonly move: string }
)

export type ActionKind = RaidAction['kind']

const KIND_OF_ACTION: Readonly<Record<string, Exclude<ActionKind, 'move'>>> = {
  'Reduce Tera Orb Charge': 'orb',
  'Stats & Status Reset': 'boss reset',
  'Player Stats & Status Reset': 'player reset',
}

/** Reads a boss of a file: its scripted actions become `RaidAction`s. */
export function bossOf(boss: WrittenBoss): RaidBoss {
  const { actions } = boss.info
  if (actions === undefined || actions === 'unknown') return { ...boss, info: { ...boss.info, actions } }
  return { ...boss, info: { ...boss.info, actions: actions.map(actionOf) } }
}

function actionOf({ type: trigger, threshold: percent, action }: WrittenAction): RaidAction {
  const kind = KIND_OF_ACTION[action]
  if (kind) return { kind, trigger, percent }
  return { kind: 'move', move: moveKey(action.replace(/^Uses /, '')), trigger, percent }
}

/**
 * The value of a field in a boss's record; `undefined` if nobody has read it yet (`unknown`). Battles then assume that the boss
 * has nothing of the kind: no scripted actions, no second move, and the time limit of its tier.
 */
export function known<Value extends object | number | undefined>(
  value: Value | 'unknown',
): Value | undefined {
  return value === 'unknown' ? undefined : value
}

/** The scripted actions of a boss, in the order of the roster; none if nobody has read them. */
export function knownActions(actions: RaidBoss['info']['actions'] = []): readonly RaidAction[] {
  return known(actions) ?? []
}

/**
 * The time limit of a raid in seconds: the boss's own if it is known, otherwise that of its tier. Each faint shortens it.
 */
export function timeLimitOf(tier: Tier, { timeLimit }: Pick<RaidBoss, 'timeLimit'>): number {
  return known(timeLimit) ?? TIER_RULES[tier].timeLimit
}

/** The key of a boss's exact form in the creature service. */
export function creatureKey(boss: RaidBoss): string {
  return boss.creatureKey ?? boss.formName ?? boss.name.toLowerCase()
}
