import { betterFirst } from '@/battle/win-rates'
import { firstOfEach } from '@/lib/first-of-each'
import { topN } from '@/planner/search/top-n'
import type { Verified } from '@/planner/teams/trials/test-cases'
import { FINAL_BATTLES, improveBySwaps, neighborTeams } from './improve-by-swaps'
import type { PartyBattles } from './party-battles'
import { asHelper, keyOfPartyTeam, type Member, memberAs, type PartyTeam, withMember } from './party-team'
import type { Candidate, PlayerCandidates } from './player-candidates'
import { type ProgressListener, Stages } from './stages'
import { byEstimatedDamage, CandidateWriter, type PartyCandidate } from './team-candidates'

export interface ChosenTeam extends Verified {
  readonly team: PartyTeam
}

const MAX_CANDIDATES = 60

/** Each step fights `battles` per team and keeps the best `left` teams. */
const STEPS = [
  { battles: 2, left: 24 },
  { battles: 6, left: 12 },
  { battles: 12, left: 6 },
] as const

const MAX_IMPROVED = 3
const MAX_FINALISTS = 4

const MAX_TRIED = 10

/**
 * Returns the players' team that wins most often; of equal teams, the safest. The same input and seed give the
 * same team.
 *
 * 1. Estimates order teams with finishing moves. Teams without an opening use the attackers that hit hardest.
 * 2. A few battles per team, in several steps, drop the worst teams.
 * 3. Single swaps improve the best.
 */
export function chooseTeam(
  players: PlayerCandidates,
  battles: PartyBattles,
  onProgress: ProgressListener,
): ChosenTeam {
  const stages = new Stages(onProgress)
  const writer = new CandidateWriter(battles.usualArena(), players)
  const finishers = writer.finishers()
  const helpers = stages.each('writing', finishers, (finisher) => writer.helpers(finisher))
  const helpersOf = new Map(finishers.map((finisher, index) => [finisher, helpers[index] ?? []]))
  const teamCandidates = finishers
    .flatMap((finisher) => writer.candidatesFor(finisher, helpersOf.get(finisher) ?? []))
    .sort(byEstimatedDamage)
    .slice(0, MAX_CANDIDATES)
  const attackers = stages.each('looks', players, (candidates) => attackersIn(candidates, battles))
  const shortlist = makeShortlist(attackers, helpers)
  const firstTeams: readonly (PartyTeam | PartyCandidate)[] = [
    ...teamCandidates,
    ...teamsWithoutOpening(attackers, shortlist),
  ]
  const halved = stages.fold('halving', STEPS, firstTeams, (teams, step) =>
    topN(teams, step.left, (team) => battles.quickScore(team, step.battles)),
  )
  const improved = stages.each('exchanges', distinct(halved).slice(0, MAX_IMPROVED), (team) => {
    const neighbors = (candidate: PartyCandidate) =>
      writer.neighborCandidates(candidate, helpersOf.get(candidate.finisher) ?? [])
    const swapped = isCandidate(team) ? improveBySwaps(team, battles, neighbors) : team
    return improveBySwaps<PartyTeam>(swapped, battles, (current) => neighborTeams(current, shortlist))
  })
  const finalists = topN(firstOfEach([...improved, ...halved], keyOfPartyTeam), MAX_FINALISTS, (team) =>
    battles.quickScore(team, FINAL_BATTLES),
  )
  const results = stages.each('settling', finalists, (team) => ({ team, ...battles.preciseStats(team) }))
  const [best] = results.toSorted((a, b) => betterFirst(resultsOf(a), resultsOf(b)))
  if (!best) throw new Error('No team for the players')
  return best
}

function isCandidate(team: PartyTeam | PartyCandidate): team is PartyCandidate {
  return 'finisher' in team
}

function resultsOf({ chance, usual }: Verified) {
  return { ...usual, wins: chance }
}

const SCREENING_BATTLES = 2

function attackersIn(candidates: readonly Candidate[], battles: PartyBattles): readonly Candidate[] {
  return topN(candidates, candidates.length, (candidate) =>
    battles.quickScore({ members: [memberAs('attacker', candidate)], opening: [] }, SCREENING_BATTLES),
  )
}

function makeShortlist(
  attackers: PlayerCandidates,
  helpers: readonly PlayerCandidates[],
): readonly (readonly Member[])[] {
  return attackers.map((candidates, player) => {
    const playersHelpers = helpers
      .flatMap((byPlayer) => byPlayer.flat())
      .filter((candidate) => candidate.player === player)
    const distinctHelpers = firstOfEach(playersHelpers, ({ place }) => `${place}`).slice(0, MAX_TRIED)
    return [
      ...candidates.slice(0, MAX_TRIED).map((candidate) => memberAs('attacker', candidate)),
      ...distinctHelpers.map(asHelper).filter(({ role }) => role === 'support'),
    ]
  })
}

function teamsWithoutOpening(
  attackers: PlayerCandidates,
  shortlist: readonly (readonly Member[])[],
): readonly PartyTeam[] {
  const members = attackers.flatMap(([best]) => (best ? [memberAs('attacker', best)] : []))
  const attackersOnly: PartyTeam = { members, opening: [] }
  const variants = shortlist.flatMap((members) =>
    members
      .filter(({ role }) => role === 'support')
      .slice(0, 2)
      .map((member) => withMember(attackersOnly, member)),
  )
  return [attackersOnly, ...variants]
}

// Prefer different Pokémon: teams with the same Pokémon differ little.
function distinct(teams: readonly PartyTeam[]): readonly PartyTeam[] {
  return firstOfEach(teams, ({ members }) => members.map(({ candidate }) => candidate.place).join())
}
