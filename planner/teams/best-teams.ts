import { firstOfEach } from '@/lib/first-of-each'
import { type RaidTeam, TEAM_AIMS, type TeamAim } from '@/lib/teams/raid-team'
import { topN } from '@/planner/search/top-n'
import { GOOD_ENOUGH } from '@/planner/teams/trials/objectives'
import { type CandidateLimits, candidatesAgainst } from './candidates-against'
import {
  type FoundTeam,
  improveBySwaps,
  pickMoreReliable,
  polish,
  RELIABLE,
  scoreOf,
  verifyBest,
} from './improve-teams'
import { neighborTeams, plannedTeams } from './planned-teams'
import { rewriteSteps } from './steps'
import { withStepsThatWork } from './steps-that-work'
import { changesOf } from './swaps'
import type { TeamCandidate } from './team-candidates'
import { damageEstimator, type TeamSearch } from './team-search'

interface SearchLimits extends CandidateLimits {
  readonly teamCandidates: number
  readonly swapped: number
  readonly rewritten: number
  /** From this win rate, as a share, a team is polished. */
  readonly nearlyReliable: number
}

const USUAL: SearchLimits = {
  ...{ finishers: 24, longer: 0, charges: false, teamCandidates: 60 },
  ...{ swapped: 3, rewritten: 0, nearlyReliable: 0.9 },
}

const FURTHER: SearchLimits = {
  ...{ finishers: 72, longer: 1, charges: true, teamCandidates: 300 },
  ...{ swapped: 9, rewritten: 3, nearlyReliable: 0.8 },
}

/** In turns. Slower teams outlast the boss. */
const SOON = 5

/** Each step fights `battles` per candidate and keeps the share `left` of the first candidates. */
const STEPS = [
  { battles: 2, left: 0.4 },
  { battles: 6, left: 0.2 },
  { battles: 12, left: 0.1 },
  { battles: 24, left: 0.1 },
] as const

type BestTeams = Readonly<Partial<Record<TeamAim, FoundTeam>>>

/**
 * Returns the best teams against one Tera type: finishing moves by estimate, improved by swaps, and
 * known teams. If no safe team is reliable, adds teams that outlast the boss.
 */
export function bestTeams(search: TeamSearch): BestTeams {
  const { strike, safe: safest } = fastestTeams(search)
  const safe =
    safest && safest.chance >= RELIABLE ? safest : pickMoreReliable(safest, findOutlastingTeam(search))
  return {
    strike: strike && withStepsThatWork(search, 'strike', strike),
    safe: safe && withStepsThatWork(search, 'safe', safe),
  }
}

function fastestTeams(search: TeamSearch): BestTeams {
  const usual = bestWithOpening(search, USUAL)
  if (Object.values(usual).some(isSoon)) return usual
  const further = bestWithOpening(search, FURTHER)
  if (isSoon(further.strike))
    return { strike: further.strike, safe: pickMoreReliable(usual.safe, further.safe) }
  const safe = isSoon(further.safe) ? further.safe : pickMoreReliable(usual.safe, further.safe)
  return { strike: pickMoreReliable(usual.strike, further.strike), safe }
}

function isSoon(team: FoundTeam | undefined): team is FoundTeam {
  return team !== undefined && team.chance >= RELIABLE && team.usual.turns <= SOON
}

function bestWithOpening(search: TeamSearch, limits: SearchLimits): BestTeams {
  const teamCandidates = selectCandidates(candidatesAgainst(search, limits), limits)
  const changes = (candidate: TeamCandidate) =>
    changesOf(damageEstimator(search), candidate, search.supporters)
  const improved = TEAM_AIMS.flatMap((aim) =>
    improveCandidates(
      search,
      aim,
      successiveHalving(search, aim, teamCandidates).slice(0, limits.swapped),
      changes,
    ),
  )
  const teams = [...improved.map(({ team }) => team), ...knownTeams(search)]
  const candidates = [...teams, ...rewriteBest(search, teams, limits.rewritten)]
  const [strike, safest] = TEAM_AIMS.map((aim) => {
    // Four of a listed attacker may keep more HP than the safest finishing team.
    const slowTeams = aim === 'safe' ? plannedTeams(search) : []
    const best = verifyBest(search, aim, [...candidates, ...slowTeams])
    const candidate = improved.find(({ team }) => team === best?.team)
    const polished =
      best && candidate ? polish(search, aim, best, changes(candidate), limits.nearlyReliable) : best
    if (!polished || limits.rewritten === 0) return polished
    return polish(search, aim, polished, rewriteSteps(search, polished.team), limits.nearlyReliable)
  })
  return { strike, safe: pickMoreReliable(safest, strike) }
}

function improveCandidates(
  search: TeamSearch,
  aim: TeamAim,
  teamCandidates: readonly TeamCandidate[],
  changes: (candidate: TeamCandidate) => Iterable<TeamCandidate>,
): readonly TeamCandidate[] {
  const improved: TeamCandidate[] = []
  for (const candidate of teamCandidates) {
    const [best = candidate, ...others] = improveBySwaps(search, aim, candidate, changes)
    improved.push(best, ...others)
    if (scoreOf(search, aim, best.team, 36) >= GOOD_ENOUGH[aim]) break
  }
  return improved
}

const LEADING_SHARE = 0.2

function selectCandidates(
  teamCandidates: readonly TeamCandidate[],
  { teamCandidates: count }: SearchLimits,
): readonly TeamCandidate[] {
  const leadingCandidates = teamCandidates.filter(({ shape }) => shape.leads)
  const otherCandidates = teamCandidates.filter(({ shape }) => !shape.leads)
  return [...otherCandidates.slice(0, count), ...leadingCandidates.slice(0, LEADING_SHARE * count)]
}

function rewriteBest(search: TeamSearch, teams: readonly RaidTeam[], count: number): readonly RaidTeam[] {
  if (count === 0) return []
  const sorted = topN(teams, teams.length, (team) => scoreOf(search, 'strike', team, 24))
  return firstOfEach(sorted, ({ raiders: [finisher] }) => finisher?.build.species)
    .slice(0, count)
    .flatMap((team) =>
      improveBySwaps(search, 'strike', { team }, (current) => rewriteSteps(search, current.team)).slice(0, 1),
    )
    .map(({ team }) => team)
}

export function bestKnown(search: TeamSearch): BestTeams {
  const [strike, safe] = TEAM_AIMS.map((aim) => {
    const best = verifyBest(search, aim, knownTeams(search))
    return best && withStepsThatWork(search, aim, best)
  })
  return { strike, safe }
}

function knownTeams({ known, isAllowed }: TeamSearch): readonly RaidTeam[] {
  return known.filter(({ raiders }) => raiders.every(({ build }) => isAllowed(build.species)))
}

// If no listed team is reliable, swaps raiders of the best.
function findOutlastingTeam(search: TeamSearch): FoundTeam | undefined {
  const teams = plannedTeams(search)
  const best = verifyBest(search, 'safe', teams)
  if (!best || best.chance >= RELIABLE) return best
  const changes = ({ team }: FoundTeam) =>
    neighborTeams(search, team).map((neighbor) => ({ ...best, team: neighbor }))
  const swapped = improveBySwaps(search, 'safe', best, changes).map(({ team }) => team)
  const improved = pickMoreReliable(best, verifyBest(search, 'safe', swapped)) ?? best
  return polish(search, 'safe', improved, changes(improved), USUAL.nearlyReliable)
}

function successiveHalving(
  search: TeamSearch,
  aim: TeamAim,
  teamCandidates: readonly TeamCandidate[],
): readonly TeamCandidate[] {
  const remaining = STEPS.reduce<readonly TeamCandidate[]>(
    (candidates, step) =>
      topN(candidates, Math.ceil(step.left * teamCandidates.length), ({ team }) =>
        scoreOf(search, aim, team, step.battles),
      ),
    teamCandidates,
  )
  return firstOfEach(remaining, ({ finisher }) => finisher.build.species)
}
