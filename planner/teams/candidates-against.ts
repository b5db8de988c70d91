import { traitsOf } from '@/battle/dex/abilities'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { FULL_CHARGE } from '@/battle/turns/raid/tera-orb'
import { firstOfEach } from '@/lib/first-of-each'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { keyOfTeam } from '@/planner/teams/trials/team-trials'
import { type Finisher, finishersAgainst } from './finishers'
import { type DamageEstimator, makeCandidate, type OpeningShape, type TeamCandidate } from './team-candidates'
import { damageEstimator, type TeamSearch } from './team-search'

export interface CandidateLimits {
  /** Finishers that boost. Half as many attack immediately, half as many after an ally's hit. */
  readonly finishers: number
  /** Extra rounds of openings beyond the usual three. */
  readonly longer: number
  /** Whether finishers may charge their Tera Orb first, and boosting ones lead the last round. */
  readonly charges: boolean
}

/** Damage margin over boss HP, for low rolls and misses. */
const DAMAGE_MARGIN = 1.3

/** Penalty per extra round, as a share of boss HP. */
const ROUND_PENALTY = 0.05

export function candidatesAgainst(search: TeamSearch, limits: CandidateLimits): readonly TeamCandidate[] {
  const estimator = damageEstimator(search)
  const made = finishersAgainst(search.finishingMoves, search.target, limits)
    .flatMap((finisher) =>
      shapesFor(finisher, limits).map((shape) => withBestTrio(estimator, finisher, search.supporters, shape)),
    )
    .sort((one, other) => estimatedValue(other) - estimatedValue(one))
  return firstOfEach(made, ({ team }) => keyOfTeam(team))
}

const GUARDS = ['defense', 'heal'] as const

const MOST_ROUNDS = 3

function shapesFor({ boost }: Finisher, { longer, charges }: CandidateLimits): readonly OpeningShape[] {
  const fewest = boost === undefined ? 1 : 2
  const rounds = Array.from({ length: MOST_ROUNDS + longer }, (_, place) => place + 1)
  const shapes: readonly OpeningShape[] = rounds
    .filter((count) => count >= fewest)
    .map((count) => ({ rounds: count, guards: count === 1 ? [] : GUARDS }))
  if (!charges) return shapes
  const charging: OpeningShape = { rounds: 1 + FULL_CHARGE, guards: GUARDS, charges: true }
  const leading: OpeningShape = { rounds: MOST_ROUNDS, guards: GUARDS, leads: true }
  return [...shapes, boost === undefined ? charging : leading]
}

/** Penalty times the chance to miss: nothing makes up for a finishing move that misses 5%. */
const MISS_PENALTY = 3

function estimatedValue({ share, finisher, shape }: TeamCandidate): number {
  const { accuracy } = moveNamed(finisher.finishingMove)
  const misses = accuracy === true || traitsOf(finisher.build.ability).noGuard ? 0 : 1 - accuracy / 100
  return Math.min(1, share / DAMAGE_MARGIN) - ROUND_PENALTY * shape.rounds - MISS_PENALTY * misses
}

/** Supports kept after the first estimate. */
const RELEVANT = 10
const TRIO = 3

/** Adds the three supports that multiply the finishing move most, one after the other. */
function withBestTrio(
  estimator: DamageEstimator,
  finisher: Finisher,
  supporters: readonly TeamRaider[],
  shape: OpeningShape,
): TeamCandidate {
  const byShare = (before: readonly TeamRaider[], pool: readonly TeamRaider[]) =>
    pool
      .map((one) => ({ one, share: makeCandidate(estimator, finisher, [...before, one], shape).share }))
      .sort((one, other) => other.share - one.share)
      .map(({ one }) => one)
  const relevant = byShare([], supporters).slice(0, RELEVANT)
  let trio: readonly TeamRaider[] = relevant.slice(0, 1)
  while (trio.length < TRIO) trio = [...trio, ...byShare(trio, relevant).slice(0, 1)]
  return makeCandidate(estimator, finisher, trio, shape)
}
