import type { RaidAction, RaidBoss } from '@/data/rosters/rosters'

/** Whole sections of a raid that are `unknown`; single figures say so themselves: see `RaidFigures`. */
export type Unread = 'actions' | 'rewards'

/** What nobody has read of a boss yet, so that a page says so; empty for nearly all. */
export function unreadOf({ info, rewardTable }: Pick<RaidBoss, 'info' | 'rewardTable'>): Unread[] {
  const fields = { actions: info.actions, rewards: rewardTable }
  return (['actions', 'rewards'] as const).filter((field) => fields[field] === 'unknown')
}

/** The scripted actions of a boss, in the order of the roster; none where nobody has read them. */
export function knownActions(actions: RaidBoss['info']['actions'] = []): readonly RaidAction[] {
  return actions === 'unknown' ? [] : actions
}
