import type { Fighter } from '@/battle/model/fighter'
import type { OpeningStep } from '@/battle/plan'
import { firstOfEach } from '@/lib/first-of-each'
import { type DamageEstimator, makeCandidate, type OpeningShape } from '@/planner/teams/team-candidates'
import { asHelper, type Gathered } from './gathered'
import { finishersOf, type PartyFinisher } from './party-finishers'
import type { Candidate, PlayerCandidates } from './player-candidates'

export interface PartyCandidate extends Gathered {
  readonly finisher: PartyFinisher
  /** One per other player. */
  readonly supporters: readonly Candidate[]
  readonly shape: OpeningShape
  /** Expected damage of the finishing move, as a share of boss HP. */
  readonly share: number
}

/** Damage margin over boss HP, for low rolls and misses. */
const DAMAGE_MARGIN = 1.3

/** Penalty per extra round, as a share of boss HP. */
const ROUND_PENALTY = 0.05

/** Finishers kept per player and in total, and helpers kept per other player. */
const OF_A_PLAYER = 4
const FINISHERS = 10
const HELPERS = 6

const GUARDS = ['defense', 'heal'] as const

/** Rounds to prepare a finishing move, its own included. */
const ROUNDS = [1, 2, 3, 4] as const

export class CandidateWriter {
  private readonly estimator: DamageEstimator
  private readonly fighters = new Map<unknown, Fighter>()

  constructor(
    arena: DamageEstimator['arena'],
    private readonly players: PlayerCandidates,
  ) {
    for (const { build, fighter } of players.flat()) this.fighters.set(build, fighter)
    this.estimator = { arena, fighter: ({ build }) => existing(this.fighters.get(build)) }
  }

  /** Returns a finisher's team with the opening that multiplies its finishing move most. */
  written(finisher: PartyFinisher, supporters: readonly Candidate[], shape: OpeningShape): PartyCandidate {
    const supporting = supporters.map(asHelper)
    const { team, share } = makeCandidate(
      this.estimator,
      finisher,
      supporting.map(({ role, plan, candidate }) => ({ build: candidate.build, role, plan })),
      shape,
    )
    const inOrder = [finisher, ...supporting].map(({ candidate, role, plan }) => ({ candidate, role, plan }))
    const places = inOrder.map(({ candidate }) => candidate.player)
    return {
      members: inOrder.toSorted((one, other) => one.candidate.player - other.candidate.player),
      opening: team.opening.map((round) => round.map((step) => inSlots(step, places))),
      ...{ finisher, supporters, shape, share },
    }
  }

  /** Returns the best finishers by solo estimate, best first, with some of each player. */
  finishers(): readonly PartyFinisher[] {
    const estimate = (finisher: PartyFinisher) =>
      this.written(finisher, [], { rounds: finisher.boost === undefined ? 1 : 2, guards: [] }).share
    const best = this.players.flatMap((candidates) => {
      const shared = candidates.flatMap(finishersOf).map((one) => ({ one, share: estimate(one) }))
      const ordered = shared.toSorted((one, other) => other.share - one.share)
      return firstOfEach(ordered, ({ one }) => `${one.candidate.place}`).slice(0, OF_A_PLAYER)
    })
    return best
      .toSorted((one, other) => other.share - one.share)
      .slice(0, FINISHERS)
      .map(({ one }) => one)
  }

  /** Returns the candidates of each other player that multiply a finishing move most, best first. */
  helpers(finisher: PartyFinisher): PlayerCandidates {
    const shape: OpeningShape = { rounds: 2, guards: [] }
    return this.players
      .filter((_, player) => player !== finisher.candidate.player)
      .map((candidates) =>
        candidates
          .map((one) => ({ one, share: this.written(finisher, [one], shape).share }))
          .toSorted((one, other) => other.share - one.share)
          .slice(0, HELPERS)
          .map(({ one }) => one),
      )
  }

  /** Yields candidates with one change: another helper, a round more or less, or another guard. */
  *neighborCandidates(
    { finisher, supporters, shape }: PartyCandidate,
    helpers: PlayerCandidates,
  ): Generator<PartyCandidate> {
    for (const other of helpers.flat()) {
      const changed = supporters.map((one) => (one.player === other.player ? other : one))
      if (!supporters.includes(other)) yield this.written(finisher, changed, shape)
    }
    for (const changed of neighborShapes(shape)) yield this.written(finisher, supporters, changed)
  }

  /** Returns a finisher's teams, one per number of rounds, with the helpers that multiply its finishing move most. */
  candidatesFor(finisher: PartyFinisher, helpers: PlayerCandidates): readonly PartyCandidate[] {
    return ROUNDS.map((rounds) => {
      const shape: OpeningShape = { rounds, guards: rounds === 1 ? [] : GUARDS }
      let beside: readonly Candidate[] = []
      for (let left = helpers; left.length > 0; ) {
        const tried = left
          .flat()
          .map((one) => ({ one, share: this.written(finisher, [...beside, one], shape).share }))
        const { one } = tried.reduce((best, next) => (next.share > best.share ? next : best))
        beside = [...beside, one]
        left = left.filter((candidates) => !candidates.includes(one))
      }
      return this.written(finisher, beside, shape)
    })
  }
}

/** Sorts candidates by estimated damage, highest first. */
export function byEstimatedDamage(one: PartyCandidate, other: PartyCandidate): number {
  return estimatedValue(other) - estimatedValue(one)
}

function estimatedValue({ share, shape }: PartyCandidate): number {
  return Math.min(1, share / DAMAGE_MARGIN) - ROUND_PENALTY * shape.rounds
}

function neighborShapes({ rounds, guards }: OpeningShape): readonly OpeningShape[] {
  const others: readonly OpeningShape['guards'][] = [
    [],
    ['defense'],
    ['heal'],
    GUARDS,
    ['defense', 'heal', 'heal'],
  ]
  return [
    ...ROUNDS.filter((count) => Math.abs(count - rounds) === 1).map((count) => ({ rounds: count, guards })),
    ...others.filter((one) => one.join() !== guards.join()).map((one) => ({ rounds, guards: one })),
  ]
}

// Openings put the finisher first; here each raider has its player's slot.
function inSlots({ raider, choice }: OpeningStep, places: readonly number[]): OpeningStep {
  const slot = (place: number) => places[place] ?? place
  if (choice.kind !== 'move' || choice.ally === undefined) return { raider: slot(raider), choice }
  return { raider: slot(raider), choice: { ...choice, ally: slot(choice.ally) } }
}

function existing<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A draft has a raider that no player brings')
  return value
}
