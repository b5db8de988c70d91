import { isDeepStrictEqual } from 'node:util'
import type { Build } from '@/battle/build'
import { moveRoleNamed } from '@/battle/dex/moves/compile-move'
import { NO_HEALING, type Rounds, roundsOf } from '@/battle/plan'
import { WIN_RATE_MARGIN } from '@/battle/win-rates'
import type { Opening } from '@/data/strategies/openings'
import { listedTeams } from '@/lib/bring/team/team-summary'
import type { RaidPlans } from '@/lib/plans/raid-plans'
import { packTeams } from '@/lib/teams/pack-teams'
import type { KnownTeam, RaidTeam } from '@/lib/teams/raid-team'
import { creatureName } from '@/lib/words/en/names/creature-name'
import { turnsIn } from '@/lib/words/en/phrases'
import { readTeam } from '@/planner/openings/read-team'

interface OurFour {
  readonly who: string
  readonly percent: number
  /** Mean turns until the win; `undefined` if unknown. */
  readonly turns?: number
}

export interface Ours {
  readonly plans: RaidPlans
  readonly teams: readonly KnownTeam[]
}

export interface FoughtLine {
  readonly said: Opening
  readonly chance: number
}

export const OUR_BEST_HEAD = 'ours'

/**
 * Compares our recommendation, the first team of the raid's page, with a public line. In tiers without teams, uses the
 * best four of a kind, or our three best attackers with a support. Says whether it wins more or less often, beyond the
 * margin of error. Does not compare a team with itself.
 */
export function ourBestCell({ plans, teams }: Ours, { said: line, chance }: FoughtLine): string {
  const [team] = listedTeams(teams)
  if (!team) return compare(bestFour(plans), chance)
  const names = team.raiders.map(({ build }) => creatureName(build.species)).join(', ')
  const ours = { who: names, percent: team.chance, turns: team.turns }
  return isLineOf(line, team) ? inWords({ ...ours, who: 'the same line' }) : compare(ours, chance)
}

function bestFour({ attackers, supports }: RaidPlans): OurFour {
  const candidates = [
    ...attackers.map(({ build, group }) => four(`four ${creatureName(build.species)}`, group)),
    ...supports.map(({ build, together }) =>
      four(`our first three with ${creatureName(build.species)}`, together),
    ),
  ]
  return candidates.reduce(
    (best, candidate) => (candidate.percent > best.percent ? candidate : best),
    candidates[0] ?? four('nobody', 0),
  )
}

function four(who: string, percent: number): OurFour {
  return { who, percent }
}

function compare(ours: OurFour, chance: number): string {
  return `${inWords(ours)}, ${comparison(ours.percent - 100 * chance)}`
}

function comparison(pointsMore: number): string {
  if (pointsMore > WIN_RATE_MARGIN) return 'better'
  return pointsMore < -WIN_RATE_MARGIN ? '**less often**' : 'as good'
}

function inWords({ who, percent, turns }: OurFour): string {
  return [`${who}: ${percent}%`, ...(turns ? [turnsIn(turns)] : [])].join(', ')
}

/**
 * Whether a team equals that of a public line: the same builds in the same slots, with the same opening. Ignores the
 * plans after the opening. Throws for an invalid line.
 */
function isLineOf(line: Opening, { raiders, opening }: RaidTeam): boolean {
  const { builds, steps } = readTeam(line)
  const ours = raiders.map(({ build }) => build)
  return isDeepStrictEqual(asStored(ours, opening), asStored(builds, roundsOf(steps)))
}

// Files write values that a set may omit, such as level 100, in one way.
function asStored(builds: readonly Build[], opening: Rounds) {
  const plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, ...NO_HEALING } as const
  const raiders = builds.map((build) => ({ build, role: 'attacker' as const, plan }))
  const figures = { chance: 0, turns: 0, faints: 0, lowestHp: 0 }
  const team = { ...figures, aim: 'strike' as const, isRare: false, raiders, opening }
  return packTeams('', { teams: new Map([['Normal', [team]]]), strangers: new Map() }, moveRoleNamed)
}
