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

/** How far a search of finishing moves looks. */
interface SearchLimits extends CandidateLimits {
  /** Teams that are fought. */
  readonly teamCandidates: number
  /** Finishers whose teams exchange their parts. */
  readonly swapped: number
  /** Teams whose openings are rewritten step by step. */
  readonly rewritten: number
  /** The chance from which on a team is polished, as a share. */
  readonly nearlyReliable: number
}

const USUAL: SearchLimits = {
  ...{ finishers: 24, longer: 0, charges: false, teamCandidates: 60 },
  ...{ swapped: 3, rewritten: 0, nearlyReliable: 0.9 },
}

/** For a boss that no team of the usual breadth surely beats soon: one of fifty. */
const FURTHER: SearchLimits = {
  ...{ finishers: 72, longer: 1, charges: true, teamCandidates: 300 },
  ...{ swapped: 9, rewritten: 3, nearlyReliable: 0.8 },
}

/** The most turns of a team that is sure soon enough: what takes longer has outlasted the boss. */
const SOON = 5

/** How many of the candidates go on from each step, and the battles that it judges by. */
const STEPS = [
  { battles: 2, left: 0.4 },
  { battles: 6, left: 0.2 },
  { battles: 12, left: 0.1 },
  { battles: 24, left: 0.1 },
] as const

/** The best team found for each aim; none where nothing was found. */
type BestTeams = Readonly<Partial<Record<TeamAim, FoundTeam>>>

/**
 * The best teams against one Tera type of a boss, of those that count: strikes that arithmetic promises, their parts exchanged,
 * and what is known; for the safe one, where none of them is sure, also teams that outlast the boss.
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
    // Four of a listed attacker may keep more HP than the safest strike.
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

/** What exchanging their parts makes of candidates, one after the other, up to the first that is good enough. */
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

/** Of the candidates whose strike opens the last round, as many as this share of the others are fought beside them. */
const LEADING = 0.2

function fought(
  teamCandidates: readonly TeamCandidate[],
  { teamCandidates: count }: SearchLimits,
): readonly TeamCandidate[] {
  const leading = teamCandidates.filter(({ shape }) => shape.leads)
  const others = teamCandidates.filter(({ shape }) => !shape.leads)
  return [...others.slice(0, count), ...leading.slice(0, LEADING * count)]
}

/** The best teams for a finishing move, of as many finishers as `count` says, with openings that were rewritten step by step. */
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

/** The best of the teams that are known, without a search. */
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

// Where none of those that are listed is sure, the best of them exchanges its raiders too.
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

/** What is left of the candidates, half by half, as more battles are fought: in the end one of each finisher. */
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
