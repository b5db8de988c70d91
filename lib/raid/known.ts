import type { RaidAction, RaidBoss } from '@/data/rosters/rosters'

/** What of a boss is `unknown`. */
export type Unread = 'actions' | 'secondMove' | 'timeLimit' | 'rewards'

/** What nobody has read of a boss yet, so that a page says so; empty for nearly all. */
export function unreadOf({ info, secondMove, timeLimit, rewardTable }: RaidBoss): Unread[] {
  const fields = { actions: info.actions, secondMove, timeLimit, rewards: rewardTable }
  return (['actions', 'secondMove', 'timeLimit', 'rewards'] as const).filter(
    (field) => fields[field] === 'unknown',
  )
}

/** The scripted actions of a boss, in the order of the roster; none where nobody has read them. */
export function knownActions(actions: RaidBoss['info']['actions'] = []): readonly RaidAction[] {
  return actions === 'unknown' ? [] : actions
}
