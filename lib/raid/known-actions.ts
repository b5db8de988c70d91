import type { RaidAction, RaidBoss } from '@/data/rosters/rosters'

/** The scripted actions of a boss, in the order of the roster; none where nobody has read them. */
export function knownActions(actions: RaidBoss['info']['actions'] = []): readonly RaidAction[] {
  return actions === 'unknown' ? [] : actions
}
