import type { Fighter } from '@/battle/model/fighter'
import type { OpeningStep } from '@/battle/plan'
import { firstOfEach } from '@/lib/first-of-each'
import { type DamageEstimator, makeCandidate, type OpeningShape } from '@/planner/teams/team-candidates'
import { finishersOf, type PartyFinisher } from './party-finishers'
import { asHelper, type PartyTeam } from './party-team'
import type { Candidate, PlayerCandidates } from './player-candidates'

export interface PartyCandidate extends PartyTeam {
  readonly finisher: PartyFinisher
  /** One per other player. */
  readonly supporters: readonly Candidate[]
  readonly shape: OpeningShape
  /** 1 is the boss's HP. */
  readonly share: number
}

/** Damage margin over boss HP, for low rolls and misses. */
const DAMAGE_MARGIN = 1.3

/** Penalty per extra round, as a share of boss HP. */
const ROUND_PENALTY = 0.05

const MAX_PER_PLAYER = 4
const MAX_FINISHERS = 10
const MAX_HELPERS = 6

const GUARDS = ['defense', 'heal'] as const

const ROUNDS = [1, 2, 3, 4] as const

export class CandidateWriter {
  private readonly estimator: DamageEstimator
  private readonly fighters = new Map<unknown, Fighter>()

  constructor(
    arena: DamageEstimator['arena'],
    private readonly players: PlayerCandidates,
  ) {
    for (const { build, fighter } of players.flat()) this.fighters.set(build, fighter)
    this.estimator = { arena, fighter: ({ build }) => required(this.fighters.get(build)) }
  }

  /** The opening multiplies the finishing move as much as possible. */
  written(finisher: PartyFinisher, supporters: readonly Candidate[], shape: OpeningShape): PartyCandidate {
    const helpers = supporters.map(asHelper)
    const { team, share } = makeCandidate(
      this.estimator,
      finisher,
      helpers.map(({ role, plan, candidate }) => ({ build: candidate.build, role, plan })),
      shape,
    )
    const members = [finisher, ...helpers].map(({ candidate, role, plan }) => ({ candidate, role, plan }))
    const players = members.map(({ candidate }) => candidate.player)
    return {
      members: members.toSorted((a, b) => a.candidate.player - b.candidate.player),
      opening: team.opening.map((round) => round.map((step) => inSlots(step, players))),
      ...{ finisher, supporters, shape, share },
    }
  }

  finishers(): readonly PartyFinisher[] {
    const estimate = (finisher: PartyFinisher) =>
      this.written(finisher, [], { rounds: finisher.boost === undefined ? 1 : 2, guards: [] }).share
    const best = this.players.flatMap((candidates) => {
      const estimates = candidates
        .flatMap(finishersOf)
        .map((candidateFinisher) => ({ one: candidateFinisher, share: estimate(candidateFinisher) }))
      const sorted = estimates.toSorted((a, b) => b.share - a.share)
      return firstOfEach(sorted, ({ one }) => `${one.candidate.place}`).slice(0, MAX_PER_PLAYER)
    })
    return best
      .toSorted((a, b) => b.share - a.share)
      .slice(0, MAX_FINISHERS)
      .map(({ one }) => one)
  }

  helpers(finisher: PartyFinisher): PlayerCandidates {
    const shape: OpeningShape = { rounds: 2, guards: [] }
    return this.players
      .filter((_, player) => player !== finisher.candidate.player)
      .map((candidates) =>
        candidates
          .map((candidate) => ({ one: candidate, share: this.written(finisher, [candidate], shape).share }))
          .toSorted((a, b) => b.share - a.share)
          .slice(0, MAX_HELPERS)
          .map(({ one }) => one),
      )
  }

  /** One change each: another helper, a round more or less, or another guard. */
  *neighborCandidates(
    { finisher, supporters, shape }: PartyCandidate,
    helpers: PlayerCandidates,
  ): Generator<PartyCandidate> {
    for (const helper of helpers.flat()) {
      const replaced = supporters.map((supporter) =>
        supporter.player === helper.player ? helper : supporter,
      )
      if (!supporters.includes(helper)) yield this.written(finisher, replaced, shape)
    }
    for (const neighborShape of neighborShapes(shape)) yield this.written(finisher, supporters, neighborShape)
  }

  /** One team per number of rounds, with the helpers that multiply the finishing move most. */
  candidatesFor(finisher: PartyFinisher, helpers: PlayerCandidates): readonly PartyCandidate[] {
    return ROUNDS.map((rounds) => {
      const shape: OpeningShape = { rounds, guards: rounds === 1 ? [] : GUARDS }
      let helpersSoFar: readonly Candidate[] = []
      for (let remaining = helpers; remaining.length > 0; ) {
        const estimates = remaining.flat().map((helper) => ({
          one: helper,
          share: this.written(finisher, [...helpersSoFar, helper], shape).share,
        }))
        const { one } = estimates.reduce((best, next) => (next.share > best.share ? next : best))
        helpersSoFar = [...helpersSoFar, one]
        remaining = remaining.filter((candidates) => !candidates.includes(one))
      }
      return this.written(finisher, helpersSoFar, shape)
    })
  }
}

export function byEstimatedDamage(a: PartyCandidate, b: PartyCandidate): number {
  return estimatedValue(b) - estimatedValue(a)
}

function estimatedValue({ share, shape }: PartyCandidate): number {
  return Math.min(1, share / DAMAGE_MARGIN) - ROUND_PENALTY * shape.rounds
}

function neighborShapes({ rounds, guards }: OpeningShape): readonly OpeningShape[] {
  const guardOptions: readonly OpeningShape['guards'][] = [
    [],
    ['defense'],
    ['heal'],
    GUARDS,
    ['defense', 'heal', 'heal'],
  ]
  return [
    ...ROUNDS.filter((count) => Math.abs(count - rounds) === 1).map((count) => ({ rounds: count, guards })),
    ...guardOptions
      .filter((option) => option.join() !== guards.join())
      .map((option) => ({ rounds, guards: option })),
  ]
}

// Openings put the finisher first; in a party, each raider has its player's slot.
function inSlots({ raider, choice }: OpeningStep, players: readonly number[]): OpeningStep {
  const slot = (index: number) => players[index] ?? index
  if (choice.kind !== 'move' || choice.ally === undefined) return { raider: slot(raider), choice }
  return { raider: slot(raider), choice: { ...choice, ally: slot(choice.ally) } }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A team candidate has a raider that no player brings')
  return value
}
