import { CAUTIONS, KEPT_CHEERS, type Plan } from '@/lib/battle/policy/plan'
import { firstOfEach } from '@/lib/first-of-each'
import { planChoices } from '@/lib/odds/plan-choices'
import { betterFirst } from '@/lib/plans/better-first'
import { bestFew } from '@/planner/search/best-few'
import { WORTH } from '@/planner/teams/worth'
import type { Candidate, Crew } from './crew'
import { type Gathered, keyOfGathered, type Member, memberAs, memberBeside, withMember } from './gathered'
import type { NightBattles, NightResult } from './night-battles'
import { byPromise, DraftTable, type NightDraft } from './night-drafts'

/** A team out of players' boxes, and how it fares. */
export interface ChosenTeam extends NightResult {
  readonly team: Gathered
}

/** Hears how far a choice has come, as a share. */
export type ProgressListener = (share: number) => void

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

/** What each part of the work is of the whole, by the clock. */
const SHARES = { drafts: 0.15, looks: 0.2, halving: 0.15, exchanges: 0.35, settling: 0.15 } as const

/**
 * Who brings what: of the teams that a crew can bring, one that wins most often, and of those the safest. Arithmetic orders
 * those that strike; those that hit hardest in a first battle outlast the boss; halving by few battles, then exchanges of one
 * part. The same crew, battles and seed choose the same team.
 */
export function chosenTeam(crew: Crew, battles: NightBattles, onProgress: ProgressListener): ChosenTeam {
  const stages = new Stages(onProgress)
  const table = new DraftTable(battles.usualArena(), crew)
  const strikers = table.strikers()
  const helpers = stages.each('drafts', strikers, (striker) => table.helpers(striker))
  const helpersOf = new Map(strikers.map((striker, place) => [striker, helpers[place] ?? []]))
  const drafts = strikers
    .flatMap((striker) => table.draftsOf(striker, helpersOf.get(striker) ?? []))
    .sort(byPromise)
    .slice(0, DRAFTS)
  const attackers = stages.each('looks', crew, (candidates) => attackersIn(candidates, battles))
  const shortlist = shortlistOf(attackers, helpers)
  const first: readonly (Gathered | NightDraft)[] = [...drafts, ...enduringTeams(attackers, shortlist)]
  const halved = stages.fold('halving', STEPS, first, (left, step) =>
    bestFew(left, step.left, (team) => battles.glance(team, step.battles)),
  )
  const changed = stages.each('exchanges', distinct(halved).slice(0, EXCHANGED), (team) => {
    const beside = (draft: NightDraft) => table.draftsBeside(draft, helpersOf.get(draft.striker) ?? [])
    const drafted = isDraft(team) ? exchanged(team, battles, beside) : team
    return exchanged<Gathered>(drafted, battles, (one) => teamsBeside(one, shortlist))
  })
  const finalists = bestFew(firstOfEach([...changed, ...halved], keyOfGathered), SETTLED, (team) =>
    battles.glance(team, LAST),
  )
  const settled = stages.each('settling', finalists, (team) => ({ team, ...battles.settled(team) }))
  const [best] = settled.toSorted((one, other) => betterFirst(faredOf(one), faredOf(other)))
  if (!best) throw new Error('A crew has a team')
  return best
}

function isDraft(team: Gathered | NightDraft): team is NightDraft {
  return 'striker' in team
}

/** The battles by which the last few are told apart. */
const LAST = 36

function faredOf({ chance, usual }: NightResult) {
  return { ...usual, wins: chance }
}

/** Battles of the first look. */
const LOOK = 2

/** A player's candidates as attackers, those first that do most in a battle. */
function attackersIn(candidates: readonly Candidate[], battles: NightBattles): readonly Candidate[] {
  return bestFew(candidates, candidates.length, (candidate) =>
    battles.glance({ members: [memberAs('attacker', candidate)], opening: [] }, LOOK),
  )
}

/** Who of each player is worth a try, each in the role that it is good for: the best attackers, and who helps most. */
function shortlistOf(attackers: Crew, helpers: readonly Crew[]): readonly (readonly Member[])[] {
  return attackers.map((candidates, player) => {
    const helping = helpers
      .flatMap((ofStriker) => ofStriker.flat())
      .filter((candidate) => candidate.player === player)
    const beside = firstOfEach(helping, ({ place }) => `${place}`).slice(0, TRIED)
    return [
      ...candidates.slice(0, TRIED).map((candidate) => memberAs('attacker', candidate)),
      ...beside.map(memberBeside).filter(({ role }) => role === 'support'),
    ]
  })
}

/** Teams without an opening: the best attacker of each, and with each player's first few helpers in its place. */
function enduringTeams(attackers: Crew, shortlist: readonly (readonly Member[])[]): readonly Gathered[] {
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

/** How far a change may fall behind at the first look, and how much it must gain at the last. */
const MARGIN = 0.1
const GAIN = 0.003
const PASSES = 6

/** The worth of battles that are all won, without a faint and with 30% of HP left: nobody needs better. */
const SAFE_ENOUGH = WORTH.safe({
  ...{ won: true, faints: 0, lowestHpShare: 0.3 },
  ...{ turns: 0, bossHpShare: 0, timeShare: 0 },
})

/** What exchanges of one part make of a team, as long as that is better. */
function exchanged<Team extends Gathered>(
  start: Team,
  battles: NightBattles,
  changesOf: (team: Team) => Iterable<Team>,
): Team {
  let best = start
  for (let pass = 0; pass < PASSES && battles.glance(best, LAST) < SAFE_ENOUGH; pass++) {
    const before = best
    for (const changed of changesOf(before)) {
      const gain = (count: number) => battles.glance(changed, count) - battles.glance(best, count)
      if (gain(4) > -MARGIN && gain(12) > 0 && gain(LAST) > GAIN) best = changed
    }
    if (best === before) break
  }
  return best
}

/** Teams with one member changed: another of its player's, where no step of the opening is its own; another role; another plan. */
function teamsBeside(team: Gathered, shortlist: readonly (readonly Member[])[]): readonly Gathered[] {
  const { members, opening } = team
  const acts = new Set(
    opening.flat().flatMap(({ raider, choice }) => (choice.kind === 'move' ? [raider] : [])),
  )
  return members.flatMap((member) => {
    const { player, place } = member.candidate
    const others = acts.has(player) ? [] : (shortlist[player] ?? [])
    return [
      ...others.filter(({ candidate }) => candidate.place !== place),
      memberAs(member.role === 'attacker' ? 'support' : 'attacker', member.candidate),
      ...plansBeside(member).map((plan) => ({ ...member, plan })),
    ].map((changed) => withMember(team, changed))
  })
}

function plansBeside({ role, plan, candidate }: Member): readonly Plan[] {
  const [boosts = [], debuffs = []] = planChoices(candidate.fighter)
  const cheers = role === 'attacker' ? [undefined, ...KEPT_CHEERS] : []
  return [
    ...boosts,
    ...debuffs,
    ...CAUTIONS.map((caution) => ({ caution })),
    ...cheers.map((cheer) => ({ cheer })),
  ].map((change) => ({ ...plan, ...change }))
}

type Stage = keyof typeof SHARES

/** Tells how far a work of several stages has come. */
class Stages {
  private done = 0

  constructor(private readonly onProgress: ProgressListener) {}

  /** What becomes of each, one after the other. */
  each<One, Result>(stage: Stage, all: readonly One[], work: (one: One) => Result): readonly Result[] {
    return all.map((one, place) => {
      const result = work(one)
      this.onProgress(this.done + (SHARES[stage] * (place + 1)) / all.length)
      if (place === all.length - 1) this.done += SHARES[stage]
      return result
    })
  }

  /** What a value becomes by one step after the other. */
  fold<One, Value>(
    stage: Stage,
    steps: readonly One[],
    start: Value,
    work: (value: Value, step: One) => Value,
  ): Value {
    let value = start
    this.each(stage, steps, (step) => {
      value = work(value, step)
    })
    return value
  }
}
