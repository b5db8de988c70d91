import type { BossPlans } from '@/lib/plans/raid-plans'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import type { NamedRaid } from '@/planner/raids/all-raids'
import type { RaidTarget } from '@/planner/raids/raid-target'
import type { TeamTrials } from '@/planner/teams/trials/team-trials'
import type { FinishingMove } from './finishing-moves'
import type { DamageEstimator } from './team-candidates'

export interface TeamSearch {
  readonly raid: NamedRaid
  readonly target: RaidTarget
  readonly trials: TeamTrials
  readonly plans: BossPlans
  readonly finishingMoves: readonly FinishingMove[]
  /** Only allowed supports, trained against this boss. */
  readonly supporters: readonly TeamRaider[]
  /** Public strategies, and the best teams against other Tera types. */
  readonly known: readonly RaidTeam[]
  readonly isAllowed: (species: string) => boolean
}

export function damageEstimator({ trials, target }: TeamSearch): DamageEstimator {
  const [arena] = trials.usualArenas(target.teraType)
  if (!arena) throw new Error('A raid has an arena for each ability of its boss')
  return { arena, fighter: ({ build }) => trials.fighter(build) }
}
