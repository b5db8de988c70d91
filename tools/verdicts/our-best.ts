import { isDeepStrictEqual } from 'node:util'
import type { Build } from '@/battle/build'
import { moveRoleNamed } from '@/battle/dex/moves/compile-move'
import { NO_HEALING, type Rounds, roundsOf } from '@/battle/plan'
import { CHANCE_WITHIN } from '@/battle/win-rates'
import type { Opening } from '@/data/strategies/openings'
import { listedTeams } from '@/lib/bring/team/team-summary'
import type { RaidPlans } from '@/lib/plans/raid-plans'
import { packTeams } from '@/lib/teams/pack-teams'
import type { KnownTeam, RaidTeam } from '@/lib/teams/raid-team'
import { creatureName } from '@/lib/words/en/names/creature-name'
import { turnsIn } from '@/lib/words/en/phrases'
import { readTeam } from '@/planner/openings/read-team'

/** Who of ours is brought against a raid. */
interface OurFour {
  readonly who: string
  /** Chance to win. */
  readonly percent: number
  /** Turns until they win, mean; `undefined` where they are not kept. */
  readonly turns?: number
}

/** What is ours against a raid and Tera type. */
export interface Ours {
  readonly plans: RaidPlans
  /** None for a tier without teams. */
  readonly teams: readonly KnownTeam[]
}

/** A public line, and the share of its battles that it wins. */
export interface FoughtLine {
  readonly said: Opening
  readonly chance: number
}

/** The head of `ourBestCell`. */
export const OUR_BEST_HEAD = 'ours'

/**
 * What `docs/plans.md` says of ours beside a public line against the same raid: the team that its page shows first, or where
 * a tier has no teams the best four of a kind, or our first three with a support; and whether they win more often than the
 * line, less often, or, within the error of both, as often. A team that is the very line is not compared with itself.
 */
export function ourBestCell({ plans, teams }: Ours, { said, chance }: FoughtLine): string {
  const [team] = listedTeams(teams)
  if (!team) return compared(bestFour(plans), chance)
  const who = team.raiders.map(({ build }) => creatureName(build.species)).join(', ')
  const ours = { who, percent: team.chance, turns: team.turns }
  return isLineOf(said, team) ? inWords({ ...ours, who: 'the same line' }) : compared(ours, chance)
}

function bestFour({ attackers, supports }: RaidPlans): OurFour {
  const some = [
    ...attackers.map(({ build, group }) => four(`four ${creatureName(build.species)}`, group)),
    ...supports.map(({ build, together }) =>
      four(`our first three with ${creatureName(build.species)}`, together),
    ),
  ]
  return some.reduce((most, one) => (one.percent > most.percent ? one : most), some[0] ?? four('nobody', 0))
}

function four(who: string, percent: number): OurFour {
  return { who, percent }
}

function compared(ours: OurFour, chance: number): string {
  return `${inWords(ours)}, ${standing(ours.percent - 100 * chance)}`
}

function standing(pointsMore: number): string {
  if (pointsMore > CHANCE_WITHIN) return 'better'
  return pointsMore < -CHANCE_WITHIN ? '**less often**' : 'as good'
}

function inWords({ who, percent, turns }: OurFour): string {
  return [`${who}: ${percent}%`, ...(turns ? [turnsIn(turns)] : [])].join(', ')
}

/**
 * Whether a team is the very one of a public line: the same builds in the same slots, with the same steps. What they do after
 * those is no part of a line. Throws for a line that cannot be read.
 */
function isLineOf(said: Opening, { raiders, opening }: RaidTeam): boolean {
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
