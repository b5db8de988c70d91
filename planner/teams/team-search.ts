import type { BossPlans } from '@/lib/plans/raid-plans'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import type { NamedRaid } from '@/planner/raids/all-raids'
import type { RaidTarget } from '@/planner/raids/raid-target'
import type { TeamTrials } from '@/planner/teams/trials/team-trials'
import type { FinishingMove } from './finishing-moves'
import type { DamageEstimator } from './team-candidates'

/** What a search of teams against one Tera type of a boss needs. */
export interface TeamSearch {
  readonly raid: NamedRaid
  readonly target: RaidTarget
  readonly trials: TeamTrials
  /** Who wins alone, or as four, by `data/plans`. */
  readonly plans: BossPlans
  /** Finishing moves of every species that counts. */
  readonly finishingMoves: readonly FinishingMove[]
  /** The supports that count, trained against this boss. */
  readonly supporters: readonly TeamRaider[]
  /** Teams that are known beforehand: public lines, and what was found against another Tera type. */
  readonly known: readonly RaidTeam[]
  /** Whether a creature counts. */
  readonly isAllowed: (species: string) => boolean
}

/** Estimates damage to the boss with the first of its abilities. */
export function damageEstimator({ trials, target }: TeamSearch): DamageEstimator {
  const [arena] = trials.usualArenas(target.teraType)
  if (!arena) throw new Error('A raid has an arena for each ability of its boss')
  return { arena, fighter: ({ build }) => trials.fighter(build) }
}
