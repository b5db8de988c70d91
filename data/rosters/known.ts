import { TIER_RULES } from '@/data/tiers'
import type { Tier } from '@/data/vocabulary'
import type { RaidAction, RaidBoss } from './rosters'

/**
 * What is known of a field of a boss's record; `undefined` where nobody has read it yet (`unknown`). A battle then takes
 * place as if the boss had nothing of the kind: no script, no second move, and the time limit of its tier.
 */
export function known<Value extends object | number | undefined>(
  value: Value | 'unknown',
): Value | undefined {
  return value === 'unknown' ? undefined : value
}

/** The scripted actions of a boss, in the order of the roster; none where nobody has read them. */
export function knownActions(actions: RaidBoss['info']['actions'] = []): readonly RaidAction[] {
  return known(actions) ?? []
}

/**
 * The time limit of a raid in seconds: the boss's own, or else that of its tier, which also stands for one that nobody has
 * read. Each faint shortens it.
 */
export function timeLimitOf(tier: Tier, { timeLimit }: Pick<RaidBoss, 'timeLimit'>): number {
  return known(timeLimit) ?? TIER_RULES[tier].timeLimit
}
