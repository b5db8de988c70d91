import type { RaidBoss } from '@/data/rosters/rosters'
import { TIER_RULES } from '@/data/tiers'
import type { Trigger } from '@/data/vocabulary'
import { ASSUMPTIONS } from '@/lib/battle/assumptions'
import type { ListedRaid } from '@/tools/plans/listed-raids'
import type { Incoming } from '@/tools/plans/raid/incoming'

/** A scripted reset: of the players' raised stats, or of what lowers the boss. */
interface Reset {
  readonly trigger: Trigger
  /** Percent of the boss's HP or of the raid's time that remains. */
  readonly threshold: number
  readonly of: 'players' | 'boss'
}

/** How a raid runs, whoever fights it: as much as a forecast counts. */
export interface Course {
  /** Turns that it lasts. */
  readonly turns: number
  /** Turns that a faint costs of these. */
  readonly turnsPerFaint: number
  /** Which hit of the boss counts. */
  readonly hit: Extract<keyof Incoming, 'mean' | 'worst'>
  readonly shield: RaidBoss['shield']
  readonly resets: readonly Reset[]
}

const RESETS: Readonly<Partial<Record<string, Reset['of']>>> = {
  'Player Stats & Status Reset': 'players',
  'Stats & Status Reset': 'boss',
}

/** The course of a raid. At 6 stars the boss may repeat its hardest attack, so that one counts: see `bossPicks`. */
export function courseOf({ boss, tier }: ListedRaid): Course {
  const { secondsPerTurn, secondsPerFaint } = ASSUMPTIONS
  return {
    turns: TIER_RULES[tier].timeLimit / secondsPerTurn,
    turnsPerFaint: secondsPerFaint[tier] / secondsPerTurn,
    hit: tier === '6' ? 'worst' : 'mean',
    shield: boss.shield,
    resets: (boss.info.actions ?? []).flatMap(({ type, threshold, action }) => {
      const of = RESETS[action]
      return of ? [{ trigger: type, threshold, of }] : []
    }),
  }
}
