import type { RaidAction } from '@/data/rosters/rosters'
import { type Tier, TRIGGERS } from '@/data/vocabulary'
import { distinct } from '@/lib/advice/action-times'
import { clockLabel, secondsPassed } from '@/lib/advice/time-limit'
import { listed } from '@/lib/listed'

type Moment = Pick<RaidAction, 'type' | 'threshold'>

/** The time after an action: `after 3:00`, `below 30% HP`. The clock counts from the start of the raid. */
export function after({ type, threshold }: Moment, tier: Tier): string {
  return type === 'HP' ? `below ${threshold}% HP` : `after ${clockLabel(secondsPassed(threshold, tier))}`
}

/** The times after several actions, each once: `after 3:00 and below 30% HP`. Empty for none. */
export function afterEach(actions: readonly Moment[], tier: Tier): string {
  return listed(distinct(actions.map((action) => after(action, tier))))
}

/** The last actions of a schedule by HP and by the clock: when both are over, so are all the others. */
export function lastOfEachTrigger<Action extends Moment>(schedule: readonly Action[]): Action[] {
  return TRIGGERS.flatMap((trigger) => schedule.findLast(({ type }) => type === trigger) ?? [])
}
