import type { Fighter } from '@/battle/model/fighter'
import type { OpeningStep } from '@/battle/plan'
import { firstOfEach } from '@/lib/first-of-each'
import { type Desk, drafted, type Style } from '@/planner/teams/team-candidates'
import { type Gathered, memberBeside } from './gathered'
import { type NightStriker, strikersOf } from './party-finishers'
import type { Candidate, Crew } from './player-candidates'

/** A team that was written for a strike, and what it was written from. */
export interface NightDraft extends Gathered {
  readonly striker: NightStriker
  /** One of each other player. */
  readonly supporters: readonly Candidate[]
  readonly style: Style
  /** What the strike is expected to do, in shares of the boss's HP. */
  readonly share: number
}

/** More than the boss's HP is needed: low rolls, more HP than we know of, a miss. */
const ENOUGH = 1.3

/** What a round costs, beside the share of the boss's HP that a strike does. */
const COST_OF_ROUND = 0.05

/** Strikers of a player, and of all, that go on from the first look; of each other player those that help them most. */
const OF_A_PLAYER = 4
const STRIKERS = 10
const HELPERS = 6

const GUARDS = ['defense', 'heal'] as const

/** For how many rounds a strike may be prepared, that of the strike included. */
const ROUNDS = [1, 2, 3, 4] as const

/** Writes the teams of a crew by arithmetic, without a battle. */
export class DraftTable {
  private readonly desk: Desk
  private readonly fighters = new Map<unknown, Fighter>()

  constructor(
    arena: Desk['arena'],
    private readonly crew: Crew,
  ) {
    for (const { build, fighter } of crew.flat()) this.fighters.set(build, fighter)
    this.desk = { arena, fighter: ({ build }) => existing(this.fighters.get(build)) }
  }

  /** The team of a striker and others, with the opening that multiplies the strike most. */
  written(striker: NightStriker, supporters: readonly Candidate[], style: Style): NightDraft {
    const supporting = supporters.map(memberBeside)
    const { team, share } = drafted(
      this.desk,
      striker,
      supporting.map(({ role, plan, candidate }) => ({ build: candidate.build, role, plan })),
      style,
    )
    const inOrder = [striker, ...supporting].map(({ candidate, role, plan }) => ({ candidate, role, plan }))
    const places = inOrder.map(({ candidate }) => candidate.player)
    return {
      members: inOrder.toSorted((one, other) => one.candidate.player - other.candidate.player),
      opening: team.opening.map((round) => round.map((step) => inSlots(step, places))),
      ...{ striker, supporters, style, share },
    }
  }

  /** The strikers of a crew that promise most alone, the most promising first: some of each player. */
  strikers(): readonly NightStriker[] {
    const promise = (striker: NightStriker) =>
      this.written(striker, [], { rounds: striker.boost === undefined ? 1 : 2, guards: [] }).share
    const best = this.crew.flatMap((candidates) => {
      const shared = candidates.flatMap(strikersOf).map((one) => ({ one, share: promise(one) }))
      const ordered = shared.toSorted((one, other) => other.share - one.share)
      return firstOfEach(ordered, ({ one }) => `${one.candidate.place}`).slice(0, OF_A_PLAYER)
    })
    return best
      .toSorted((one, other) => other.share - one.share)
      .slice(0, STRIKERS)
      .map(({ one }) => one)
  }

  /** Of each other player the candidates that make most of a strike, the best first. */
  helpers(striker: NightStriker): Crew {
    const style: Style = { rounds: 2, guards: [] }
    return this.crew
      .filter((_, player) => player !== striker.candidate.player)
      .map((candidates) =>
        candidates
          .map((one) => ({ one, share: this.written(striker, [one], style).share }))
          .toSorted((one, other) => other.share - one.share)
          .slice(0, HELPERS)
          .map(({ one }) => one),
      )
  }

  /** Drafts that differ from one by a part: another helper of a player, a round more or less, what guards. */
  *draftsBeside({ striker, supporters, style }: NightDraft, helpers: Crew): Generator<NightDraft> {
    for (const other of helpers.flat()) {
      const changed = supporters.map((one) => (one.player === other.player ? other : one))
      if (!supporters.includes(other)) yield this.written(striker, changed, style)
    }
    for (const changed of stylesBeside(style)) yield this.written(striker, supporters, changed)
  }

  /** The teams of a striker, one for each number of rounds, with those beside it that multiply its strike most. */
  draftsOf(striker: NightStriker, helpers: Crew): readonly NightDraft[] {
    return ROUNDS.map((rounds) => {
      const style: Style = { rounds, guards: rounds === 1 ? [] : GUARDS }
      let beside: readonly Candidate[] = []
      for (let left = helpers; left.length > 0; ) {
        const tried = left
          .flat()
          .map((one) => ({ one, share: this.written(striker, [...beside, one], style).share }))
        const { one } = tried.reduce((best, next) => (next.share > best.share ? next : best))
        beside = [...beside, one]
        left = left.filter((candidates) => !candidates.includes(one))
      }
      return this.written(striker, beside, style)
    })
  }
}

/** Those first of which arithmetic promises most. */
export function byPromise(one: NightDraft, other: NightDraft): number {
  return promiseOf(other) - promiseOf(one)
}

function promiseOf({ share, style }: NightDraft): number {
  return Math.min(1, share / ENOUGH) - COST_OF_ROUND * style.rounds
}

function stylesBeside({ rounds, guards }: Style): readonly Style[] {
  const others: readonly Style['guards'][] = [[], ['defense'], ['heal'], GUARDS, ['defense', 'heal', 'heal']]
  return [
    ...ROUNDS.filter((count) => Math.abs(count - rounds) === 1).map((count) => ({ rounds: count, guards })),
    ...others.filter((one) => one.join() !== guards.join()).map((one) => ({ rounds, guards: one })),
  ]
}

// Drafts name the striker first; here each stands in its player's slot.
function inSlots({ raider, choice }: OpeningStep, places: readonly number[]): OpeningStep {
  const slot = (place: number) => places[place] ?? place
  if (choice.kind !== 'move' || choice.ally === undefined) return { raider: slot(raider), choice }
  return { raider: slot(raider), choice: { ...choice, ally: slot(choice.ally) } }
}

function existing<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A draft has a raider that no player brings')
  return value
}
