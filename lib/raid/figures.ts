import type { RaidBoss } from '@/data/rosters/rosters'
import { TIER_RULES, type TierRules } from '@/data/tiers'
import type { Tier } from '@/data/vocabulary'
import type { Raid } from './raid'

/** When a boss raises its shield: percent of max HP or of the time remaining, whichever comes first. */
export type ShieldThresholds = Pick<RaidBoss['shield'], 'hp' | 'time'>

/** Figures of a raid in the game's raid tables. */
export interface RaidFigures
  extends Pick<RaidBoss, 'level' | 'hpMultiplier' | 'flawlessIvs' | 'version'>,
    Pick<TierRules, 'timeLimit' | 'caughtAtLevel'> {
  readonly shield: ShieldThresholds
  /** Set where `timeLimit` stands for one that nobody has read. */
  readonly isTimeLimitUnread?: true
  /** Set where nobody has read the scripted actions. */
  readonly isScriptUnread?: true
}

/** Whether win rates are not known, since nobody has read the scripted actions or the time limit. */
export function hasUnknownWinRates({
  isScriptUnread,
  isTimeLimitUnread,
}: Pick<RaidFigures, 'isScriptUnread' | 'isTimeLimitUnread'>): boolean {
  return Boolean(isScriptUnread || isTimeLimitUnread)
}

/**
 * The time limit of a raid in seconds: the boss's own, or else that of its tier, which also stands for one that nobody has
 * read. Each faint shortens it.
 */
export function timeLimitOf(tier: Tier, { timeLimit }: Pick<RaidBoss, 'timeLimit'>): number {
  return typeof timeLimit === 'number' ? timeLimit : TIER_RULES[tier].timeLimit
}

/** The figures of a raid. Source: the game's raid tables. */
export function figuresOf({ id, boss }: Raid): RaidFigures {
  const { level, hpMultiplier, flawlessIvs, version, shield } = boss
  return {
    level,
    caughtAtLevel: TIER_RULES[id.tier].caughtAtLevel,
    timeLimit: timeLimitOf(id.tier, boss),
    hpMultiplier,
    flawlessIvs,
    version,
    shield: { hp: shield.hp, time: shield.time },
    ...(boss.timeLimit === 'unknown' && { isTimeLimitUnread: true }),
    ...(boss.info.actions === 'unknown' && { isScriptUnread: true }),
  }
}
