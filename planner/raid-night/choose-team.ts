import { betterFirst } from '@/battle/win-rates'
import { firstOfEach } from '@/lib/first-of-each'
import { topN } from '@/planner/search/top-n'
import type { Verified } from '@/planner/teams/trials/test-cases'
import { asHelper, type Gathered, keyOfGathered, type Member, memberAs, withMember } from './gathered'
import { FINAL_BATTLES, improveBySwaps, neighborTeams } from './improve-by-swaps'
import type { PartyBattles } from './party-battles'
import type { Candidate, PlayerCandidates } from './player-candidates'
import { type ProgressListener, Stages } from './stages'
import { byEstimatedDamage, CandidateWriter, type PartyCandidate } from './team-candidates'

export interface ChosenTeam extends Verified {
  readonly team: Gathered
}

/** Teams with finishing moves to fight. */
const DRAFTS = 60

/** Teams kept by each step, and its battles. */
const STEPS = [
  { battles: 2, left: 24 },
  { battles: 6, left: 12 },
  { battles: 12, left: 6 },
] as const

/** Number of teams to improve by swaps, and of finalists. */
const EXCHANGED = 3
const SETTLED = 4

/** Attackers and helpers per player to try as replacements. */
const TRIED = 10

/**
 * Returns the players' team that wins most often, and of those the safest. Arithmetic orders teams with finishing
 * moves; teams without an opening use the attackers that hit hardest. Few battles halve the teams repeatedly, then
 * single swaps improve the best. The same input and seed choose the same team.
 */
export function chosenTeam(
  players: PlayerCandidates,
  battles: PartyBattles,
  onProgress: ProgressListener,
): ChosenTeam {
  const stages = new Stages(onProgress)
  const table = new CandidateWriter(battles.usualArena(), players)
  const finishers = table.finishers()
  const helpers = stages.each('writing', finishers, (finisher) => table.helpers(finisher))
  const helpersOf = new Map(finishers.map((finisher, place) => [finisher, helpers[place] ?? []]))
  const teamCandidates = finishers
    .flatMap((finisher) => table.candidatesFor(finisher, helpersOf.get(finisher) ?? []))
    .sort(byEstimatedDamage)
    .slice(0, DRAFTS)
  const attackers = stages.each('looks', players, (candidates) => attackersIn(candidates, battles))
  const shortlist = makeShortlist(attackers, helpers)
  const first: readonly (Gathered | PartyCandidate)[] = [
    ...teamCandidates,
    ...teamsWithoutOpening(attackers, shortlist),
  ]
  const halved = stages.fold('halving', STEPS, first, (left, step) =>
    topN(left, step.left, (team) => battles.quickScore(team, step.battles)),
  )
  const changed = stages.each('exchanges', distinct(halved).slice(0, EXCHANGED), (team) => {
    const neighbors = (candidate: PartyCandidate) =>
      table.neighborCandidates(candidate, helpersOf.get(candidate.finisher) ?? [])
    const swapped = isCandidate(team) ? improveBySwaps(team, battles, neighbors) : team
    return improveBySwaps<Gathered>(swapped, battles, (one) => neighborTeams(one, shortlist))
  })
  const finalists = topN(firstOfEach([...changed, ...halved], keyOfGathered), SETTLED, (team) =>
    battles.quickScore(team, FINAL_BATTLES),
  )
  const judged = stages.each('settling', finalists, (team) => ({ team, ...battles.preciseStats(team) }))
  const [best] = judged.toSorted((one, other) => betterFirst(faredOf(one), faredOf(other)))
  if (!best) throw new Error('A crew has a team')
  return best
}

function isCandidate(team: Gathered | PartyCandidate): team is PartyCandidate {
  return 'finisher' in team
}

function faredOf({ chance, usual }: Verified) {
  return { ...usual, wins: chance }
}

const SCREENING_BATTLES = 2

function attackersIn(candidates: readonly Candidate[], battles: PartyBattles): readonly Candidate[] {
  return topN(candidates, candidates.length, (candidate) =>
    battles.quickScore({ members: [memberAs('attacker', candidate)], opening: [] }, SCREENING_BATTLES),
  )
}

/** Returns each player's candidates to try, in their roles: the best attackers and helpers. */
function makeShortlist(
  attackers: PlayerCandidates,
  helpers: readonly PlayerCandidates[],
): readonly (readonly Member[])[] {
  return attackers.map((candidates, player) => {
    const helping = helpers
      .flatMap((ofFinisher) => ofFinisher.flat())
      .filter((candidate) => candidate.player === player)
    const beside = firstOfEach(helping, ({ place }) => `${place}`).slice(0, TRIED)
    return [
      ...candidates.slice(0, TRIED).map((candidate) => memberAs('attacker', candidate)),
      ...beside.map(asHelper).filter(({ role }) => role === 'support'),
    ]
  })
}

/** Returns the players' best attackers, and variants with one player's first helpers. */
function teamsWithoutOpening(
  attackers: PlayerCandidates,
  shortlist: readonly (readonly Member[])[],
): readonly Gathered[] {
  const members = attackers.flatMap(([best]) => (best ? [memberAs('attacker', best)] : []))
  const all: Gathered = { members, opening: [] }
  const helped = shortlist.flatMap((tried) =>
    tried
      .filter(({ role }) => role === 'support')
      .slice(0, 2)
      .map((member) => withMember(all, member)),
  )
  return [all, ...helped]
}

// Prefer different Pokémon: teams with the same ones differ little.
function distinct(teams: readonly Gathered[]): readonly Gathered[] {
  return firstOfEach(teams, ({ members }) => members.map(({ candidate }) => candidate.place).join())
}
