import { ASSUMPTIONS } from '@/battle/assumptions'
import { type RaidTimeline, secondsPassed } from '@/lib/advice/moments'
import type { RaidFigures } from '@/lib/raid/figures'
import type { Threatening } from './threats'

export interface PlannedRaid extends Threatening {
  /** By percent remaining, from 100 down. */
  readonly actions: RaidTimeline['schedule']
  readonly figures: Pick<RaidFigures, 'timeLimit' | 'shield' | 'isScriptUnread' | 'isTimeLimitUnread'>
}

export function played({ actions, figures }: PlannedRaid): RaidTimeline {
  return { timeLimit: figures.timeLimit, schedule: actions, shield: figures.shield }
}

/**
 * Returns whether the shield rises while players choose their first move, so that status moves always come too late.
 */
export function isShieldUpAtOnce({ shield, timeLimit }: Pick<RaidTimeline, 'shield' | 'timeLimit'>): boolean {
  return secondsPassed(shield.time, timeLimit) <= ASSUMPTIONS.secondsBeforeFirst
}
