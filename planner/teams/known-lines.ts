import type { Build } from '@/battle/build'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { DEFAULT_HEALING, type Plan, roundsOf, type TeamRole } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import { openings, ownOpenings, type TeamLine } from '@/data/strategies/openings'
import type { TypeName } from '@/data/vocabulary'
import type { RaidTeam } from '@/lib/teams/raid-team'
import { raidOfOpening, readTeam } from '@/planner/openings/read-team'
import type { NamedRaid } from '@/planner/raids/all-raids'

const AFTERWARDS: Plan = { boosts: 2, debuffs: 0, repeatAfterReset: true, ...DEFAULT_HEALING }

/** Returns public openings of four as teams. None clearly beats ours where they compete. */
export function publicTeams(raid: NamedRaid, teraType: TypeName): readonly RaidTeam[] {
  return teamsOf(openings, raid, teraType)
}

export function startingTeams(raid: NamedRaid, teraType: TypeName): readonly RaidTeam[] {
  return teamsOf([...openings, ...ownOpenings], raid, teraType)
}

function teamsOf(lines: readonly TeamLine[], raid: NamedRaid, teraType: TypeName): readonly RaidTeam[] {
  return lines
    .filter((line) => line.teraType === teraType && raidOfOpening(line) === raid)
    .map(readTeam)
    .map(({ builds, steps }) => ({
      raiders: builds.map((build) => ({ build, role: roleOf(build), plan: AFTERWARDS })),
      opening: roundsOf(steps),
    }))
}

// A build without attacks is a support.
function roleOf(build: Build): TeamRole {
  return rolesOf(raiderFighter(build, moveNamed)).attacks.length > 0 ? 'attacker' : 'support'
}
