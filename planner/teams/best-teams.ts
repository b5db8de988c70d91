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
  verifiedBest,
} from './improve-teams'
import { neighborTeams, plannedTeams } from './planned-teams'
import { rewriteSteps } from './steps'
import { withStepsThatWork } from './steps-that-work'
import { changesOf } from './swaps'
import type { TeamCandidate } from './team-candidates'
import { damageEstimator, type TeamSearch } from './team-search'

interface SearchLimits extends CandidateLimits {
  readonly teamCandidates: number
  /** Finishers whose teams are improved by swaps. */
  readonly swapped: number
  /** Teams whose openings are rewritten step by step. */
  readonly rewritten: number
  /** Win rate from which a team is polished, as a share. */
  readonly nearlyReliable: number
}

const USUAL: SearchLimits = {
  ...{ finishers: 24, longer: 0, charges: false, teamCandidates: 60 },
  ...{ swapped: 3, rewritten: 0, nearlyReliable: 0.9 },
}

/** For a boss that no team of the usual search surely beats soon. */
const FURTHER: SearchLimits = {
  ...{ finishers: 72, longer: 1, charges: true, teamCandidates: 300 },
  ...{ swapped: 9, rewritten: 3, nearlyReliable: 0.8 },
}

/** Maximum turns of a reliable team that wins soon; slower teams outlast the boss. */
const SOON = 5

/** Candidates kept by each step, and its battles. */
const STEPS = [
  { battles: 2, left: 0.4 },
  { battles: 6, left: 0.2 },
  { battles: 12, left: 0.1 },
  { battles: 24, left: 0.1 },
] as const

type BestTeams = Readonly<Partial<Record<TeamAim, FoundTeam>>>

/**
 * Returns the best teams against one Tera type: finishing moves by arithmetic, improved by swaps, and known teams.
 * For the safe goal, adds teams that outlast the boss if none is reliable.
 */
export function bestTeams(search: TeamSearch): BestTeams {
  const { strike, safe: safest } = soonest(search)
  const safe = safest && safest.chance >= RELIABLE ? safest : pickMoreReliable(safest, outlasting(search))
  return {
    strike: strike && withStepsThatWork(search, 'strike', strike),
    safe: safe && withStepsThatWork(search, 'safe', safe),
  }
}

function soonest(search: TeamSearch): BestTeams {
  const found = bestWithOpening(search, USUAL)
  if (Object.values(found).some(isSoon)) return found
  const further = bestWithOpening(search, FURTHER)
  if (isSoon(further.strike))
    return { strike: further.strike, safe: pickMoreReliable(found.safe, further.safe) }
  const safe = isSoon(further.safe) ? further.safe : pickMoreReliable(found.safe, further.safe)
  return { strike: pickMoreReliable(found.strike, further.strike), safe }
}

function isSoon(found: FoundTeam | undefined): found is FoundTeam {
  return found !== undefined && found.chance >= RELIABLE && found.usual.turns <= SOON
}

function bestWithOpening(search: TeamSearch, limits: SearchLimits): BestTeams {
  const teamCandidates = fought(candidatesAgainst(search, limits), limits)
  const changes = (candidate: TeamCandidate) =>
    changesOf(damageEstimator(search), candidate, search.supporters)
  const improved = TEAM_AIMS.flatMap((aim) =>
    improveCandidates(search, aim, halved(search, aim, teamCandidates).slice(0, limits.swapped), changes),
  )
  const found = [...improved.map(({ team }) => team), ...knownTeams(search)]
  const candidates = [...found, ...rewriteBest(search, found, limits.rewritten)]
  const [strike, safest] = TEAM_AIMS.map((aim) => {
    // Four of a listed attacker may keep more HP than the safest finishing team.
    const patient = aim === 'safe' ? plannedTeams(search) : []
    const best = verifiedBest(search, aim, [...candidates, ...patient])
    const candidate = improved.find(({ team }) => team === best?.team)
    const beside =
      best && candidate ? polish(search, aim, best, changes(candidate), limits.nearlyReliable) : best
    if (!beside || limits.rewritten === 0) return beside
    return polish(search, aim, beside, rewriteSteps(search, beside.team), limits.nearlyReliable)
  })
  return { strike, safe: pickMoreReliable(safest, strike) }
}

/** Improves candidates by swaps in turn, until one is good enough. */
function improveCandidates(
  search: TeamSearch,
  aim: TeamAim,
  teamCandidates: readonly TeamCandidate[],
  changes: (candidate: TeamCandidate) => Iterable<TeamCandidate>,
): readonly TeamCandidate[] {
  const found: TeamCandidate[] = []
  for (const candidate of teamCandidates) {
    const [best = candidate, ...others] = improveBySwaps(search, aim, candidate, changes)
    found.push(best, ...others)
    if (scoreOf(search, aim, best.team, 36) >= GOOD_ENOUGH[aim]) break
  }
  return found
}

/** Share of extra candidates to fight whose finishing move opens the last round. */
const LEADING = 0.2

function fought(
  teamCandidates: readonly TeamCandidate[],
  { teamCandidates: count }: SearchLimits,
): readonly TeamCandidate[] {
  const leading = teamCandidates.filter(({ shape }) => shape.leads)
  const others = teamCandidates.filter(({ shape }) => !shape.leads)
  return [...others.slice(0, count), ...leading.slice(0, LEADING * count)]
}

function rewriteBest(search: TeamSearch, teams: readonly RaidTeam[], count: number): readonly RaidTeam[] {
  if (count === 0) return []
  const inOrder = topN(teams, teams.length, (team) => scoreOf(search, 'strike', team, 24))
  return firstOfEach(inOrder, ({ raiders: [finisher] }) => finisher?.build.species)
    .slice(0, count)
    .flatMap((team) =>
      improveBySwaps(search, 'strike', { team }, (one) => rewriteSteps(search, one.team)).slice(0, 1),
    )
    .map(({ team }) => team)
}

export function bestKnown(search: TeamSearch): BestTeams {
  const [strike, safe] = TEAM_AIMS.map((aim) => {
    const found = verifiedBest(search, aim, knownTeams(search))
    return found && withStepsThatWork(search, aim, found)
  })
  return { strike, safe }
}

function knownTeams({ known, isAllowed }: TeamSearch): readonly RaidTeam[] {
  return known.filter(({ raiders }) => raiders.every(({ build }) => isAllowed(build.species)))
}

// If no listed team is reliable, swap raiders of the best.
function outlasting(search: TeamSearch): FoundTeam | undefined {
  const planned = plannedTeams(search)
  const best = verifiedBest(search, 'safe', planned)
  if (!best || best.chance >= RELIABLE) return best
  const changes = ({ team }: FoundTeam) =>
    neighborTeams(search, team).map((changed) => ({ ...best, team: changed }))
  const swapped = improveBySwaps(search, 'safe', best, changes).map(({ team }) => team)
  const found = pickMoreReliable(best, verifiedBest(search, 'safe', swapped)) ?? best
  return polish(search, 'safe', found, changes(found), USUAL.nearlyReliable)
}

/** Halves the candidates with more and more battles. Returns one per finisher in the end. */
function halved(
  search: TeamSearch,
  aim: TeamAim,
  teamCandidates: readonly TeamCandidate[],
): readonly TeamCandidate[] {
  const left = STEPS.reduce<readonly TeamCandidate[]>(
    (left, step) =>
      topN(left, Math.ceil(step.left * teamCandidates.length), ({ team }) =>
        scoreOf(search, aim, team, step.battles),
      ),
    teamCandidates,
  )
  return firstOfEach(left, ({ finisher }) => finisher.build.species)
}
