import { teamLines } from '@/data/four/lines'
import { openings, type TeamLine } from '@/data/openings'
import type { TypeName } from '@/data/vocabulary'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import type { Build } from '@/lib/battle/model/build'
import { roundsOf } from '@/lib/battle/policy/opening'
import { type Plan, USUAL_HEALING } from '@/lib/battle/policy/plan'
import { rolesOf } from '@/lib/battle/policy/roles'
import type { RaidTeam, TeamRole } from '@/lib/teams/raid-team'
import { raidOfOpening } from '@/planner/openings/raid-of-opening'
import { readTeam } from '@/planner/openings/read-team'
import type { NamedRaid } from '@/planner/raids/all-raids'

/** How each is played where a line leaves the boss with HP. */
const AFTERWARDS: Plan = { boosts: 2, debuffs: 0, repeatAfterReset: true, ...USUAL_HEALING }

/** The public lines of four against a boss with a Tera type, as teams: none of them clearly beats ours where they compete. */
export function publicTeams(raid: NamedRaid, teraType: TypeName): readonly RaidTeam[] {
  return teamsOf(openings, raid, teraType)
}

/** All lines of four that a search starts with: public ones, and ours. */
export function knownLines(raid: NamedRaid, teraType: TypeName): readonly RaidTeam[] {
  return teamsOf([...openings, ...teamLines], raid, teraType)
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

// One without attacks helps the others.
function roleOf(build: Build): TeamRole {
  return rolesOf(raiderFighter(build, moveNamed)).attacks.length > 0 ? 'attacker' : 'support'
}
