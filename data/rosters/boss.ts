import type { EventRaid } from '@/data/events/raids'
import { moveKey } from '@/data/move-key'
import { TIER_RULES } from '@/data/tiers'
import type { Tier, Trigger } from '@/data/vocabulary'
import type { WrittenAction, WrittenBoss } from './schema'

/** Only for event bosses: see `EventRaid`. */
export interface EventDetails
  extends Pick<EventRaid, 'id' | 'catch' | 'gender' | 'shiny' | 'individualValues' | 'size' | 'source'> {
  /** Of the last event: the number of reward tables, one of which was drawn, and how many were likeliest. */
  readonly rewardTables: { readonly count: number; readonly likeliest: number }
}

/**
 * A missing field means that the boss has none, `unknown` that nobody has read the value.
 *
 * - `name` is unique in its tier and region. For older versions of an event boss see `eventNames`.
 * - Without `teraType`, the boss may have any of the 18.
 * - `nature` and `heldItem` are names of @pkmn/dex; without them the boss has a neutral nature and no item.
 * - `timeLimit` is in seconds, by default the tier's.
 * - `secondMove` is the chance, in percent, of a second move against each raider that acts, from this percent of max
 * HP or of the time remaining on. A threshold of 0 is never reached.
 * - `level` is the level in battle; `hpMultiplier` multiplies the HP of that level.
 * - `ability` is the slot; `any` means each of the three.
 * - `formName` is the creature service's key in the old app; `creatureKey` is the key of the exact form if it differs.
 * - `shield.hp` and `shield.time` are when the shield rises, in percent of max HP and of the time remaining;
 * `barPercentOfHp` is the size of its bar in percent of max HP.
 * - `damageThroughPercent` is the percent of damage that passes the shield: without Terastallizing, Terastallized to
 * another type than the move's, and to the move's type. The tables name these fields only roughly; the page says that
 * the community interprets them.
 * - `effortValues` are 0 to 252 per stat.
 * - `actionMoves` are only used by scripted actions. `info.specialMoves` are in no learnset of generations 3 to 8 of
 * the creature and its evolution line.
 * - `rewardTable` is a name or `unknown`; see `rewardTableOf`.
 * - `chance` of a herb is percent per roll.
 *
 * Source: the game's raid tables.
 */
export interface RaidBoss extends Omit<WrittenBoss, 'info'> {
  readonly info: Omit<WrittenBoss['info'], 'actions'> & {
    readonly actions?: readonly RaidAction[] | 'unknown' | undefined
  }
  /** Only for an event raid. */
  readonly event?: EventDetails
}

/**
 * `percent` is of max HP or of the time remaining. A `move` has the key of that move; a `boss reset`
 * clears the boss's lowered stats and status; a `player reset` clears the players' raised stats; `orb`
 * drains a charge of their Tera Orbs.
 */
export type RaidAction = { readonly trigger: Trigger; readonly percent: number } & (
  | { readonly kind: 'boss reset' | 'player reset' | 'orb' }
  | { readonly kind: 'move'; readonly move: string }
)

export type ActionKind = RaidAction['kind']

const KIND_BY_ACTION: Readonly<Record<string, Exclude<ActionKind, 'move'>>> = {
  'Reduce Tera Orb Charge': 'orb',
  'Stats & Status Reset': 'boss reset',
  'Player Stats & Status Reset': 'player reset',
}

/** Converts scripted actions to `RaidAction`s. */
export function bossOf(boss: WrittenBoss): RaidBoss {
  const { actions } = boss.info
  if (actions === undefined || actions === 'unknown') return { ...boss, info: { ...boss.info, actions } }
  return { ...boss, info: { ...boss.info, actions: actions.map(actionOf) } }
}

function actionOf({ type: trigger, threshold: percent, action }: WrittenAction): RaidAction {
  const kind = KIND_BY_ACTION[action]
  if (kind) return { kind, trigger, percent }
  return { kind: 'move', move: moveKey(action.replace(/^Uses /, '')), trigger, percent }
}

/**
 * Returns `undefined` for `unknown`. Battles then assume no scripted actions, no second move, and the tier's
 * time limit.
 */
export function known<T extends object | number | undefined>(value: T | 'unknown'): T | undefined {
  return value === 'unknown' ? undefined : value
}

/** In roster order; empty if unknown. */
export function knownActions(actions: RaidBoss['info']['actions'] = []): readonly RaidAction[] {
  return known(actions) ?? []
}

/** In seconds: the boss's own if known, otherwise the tier's. Each faint shortens it. */
export function timeLimitOf(tier: Tier, { timeLimit }: Pick<RaidBoss, 'timeLimit'>): number {
  return known(timeLimit) ?? TIER_RULES[tier].timeLimit
}

/** In the creature service, for the exact form. */
export function creatureKey(boss: RaidBoss): string {
  return boss.creatureKey ?? boss.formName ?? boss.name.toLowerCase()
}
