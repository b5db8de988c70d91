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

/** A team out of players' boxes, and how it fares. */
export interface ChosenTeam extends Verified {
  readonly team: Gathered
}

/** How many teams that strike are fought. */
const DRAFTS = 60

/** How many go on from each step, and the battles that it judges by. */
const STEPS = [
  { battles: 2, left: 24 },
  { battles: 6, left: 12 },
  { battles: 12, left: 6 },
] as const

/** How many of the best exchange their parts, and how many are settled in the end. */
const EXCHANGED = 3
const SETTLED = 4

/** Of each player, how many attackers and helpers are tried in the place of its Pokémon. */
const TRIED = 10

/**
 * Who brings what: of the teams that a group of players can bring, one that wins most often, and of those the safest. Arithmetic orders
 * those that strike; those that hit hardest in a first battle outlast the boss; halving by few battles, then exchanges of one
 * part. The same group of players, battles and seed choose the same team.
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

/** Battles of the first look. */
const SCREENING_BATTLES = 2

/** A player's candidates as attackers, those first that do most in a battle. */
function attackersIn(candidates: readonly Candidate[], battles: PartyBattles): readonly Candidate[] {
  return topN(candidates, candidates.length, (candidate) =>
    battles.quickScore({ members: [memberAs('attacker', candidate)], opening: [] }, SCREENING_BATTLES),
  )
}

/** Who of each player is worth a try, each in the role that it is good for: the best attackers, and who helps most. */
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

/** Teams without an opening: the best attacker of each, and with each player's first few helpers in its place. */
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

// Two of the same Pokémon differ by little: another is worth more.
function distinct(teams: readonly Gathered[]): readonly Gathered[] {
  return firstOfEach(teams, ({ members }) => members.map(({ candidate }) => candidate.place).join())
}
