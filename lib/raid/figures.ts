import { timeLimitOf } from '@/data/rosters/boss'
import type { RaidBoss } from '@/data/rosters/rosters'
import { TIER_RULES, type TierRules } from '@/data/tiers'
import type { Raid } from './raid'

/** Percent of max HP or of the remaining time, whichever comes first. */
export type ShieldThresholds = Pick<RaidBoss['shield'], 'hp' | 'time'>

export interface RaidFigures
  extends Pick<RaidBoss, 'level' | 'hpMultiplier' | 'flawlessIvs' | 'version'>,
    Pick<TierRules, 'timeLimit' | 'caughtAtLevel'> {
  readonly shield: ShieldThresholds
  /** `timeLimit` is then an assumption. */
  readonly isTimeLimitUnread?: true
  readonly isScriptUnread?: true
}

export function hasUnknownWinRates({
  isScriptUnread,
  isTimeLimitUnread,
}: Pick<RaidFigures, 'isScriptUnread' | 'isTimeLimitUnread'>): boolean {
  return Boolean(isScriptUnread || isTimeLimitUnread)
}

/** Source: the game's raid tables. */
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
