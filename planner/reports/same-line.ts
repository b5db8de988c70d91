import { isDeepStrictEqual } from 'node:util'
import type { Build } from '@/battle/build'
import { moveRoleNamed } from '@/battle/dex/moves/compile-move'
import { NO_HEALING, type Rounds, roundsOf } from '@/battle/plan'
import type { Opening } from '@/data/strategies/openings'
import { packTeams } from '@/lib/teams/pack-teams'
import type { RaidTeam } from '@/lib/teams/raid-team'
import { readTeam } from '@/planner/openings/read-team'

/**
 * Whether a team is the very one of a public line: the same builds in the same slots, with the same steps. What they do after
 * those is no part of a line. Throws for a line that cannot be read.
 */
export function isLineOf(said: Opening, { raiders, opening }: RaidTeam): boolean {
  const { builds, steps } = readTeam(said)
  const ours = raiders.map(({ build }) => build)
  return isDeepStrictEqual(asKept(ours, opening), asKept(builds, roundsOf(steps)))
}

// As a file has them: there values that a set may leave out, like a level of 100, are written one way.
function asKept(builds: readonly Build[], opening: Rounds) {
  const plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, ...NO_HEALING } as const
  const raiders = builds.map((build) => ({ build, role: 'attacker' as const, plan }))
  const figures = { chance: 0, turns: 0, faints: 0, lowestHp: 0 }
  const team = { ...figures, aim: 'strike' as const, isRare: false, raiders, opening }
  return packTeams('', { teams: new Map([['Normal', [team]]]), strangers: new Map() }, moveRoleNamed)
}
