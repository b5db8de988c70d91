import { traitsOf } from '@/battle/dex/abilities'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { FULL_CHARGE } from '@/battle/engine/raid/tera-orb'
import { firstOfEach } from '@/lib/first-of-each'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { keyOfTeam } from '@/planner/teams/trials/team-trials'
import { type Finisher, finishersAgainst } from './finishers'
import { type DamageEstimator, makeCandidate, type OpeningShape, type TeamCandidate } from './team-candidates'
import { damageEstimator, type TeamSearch } from './team-search'

/** How many candidates are estimated. */
export interface CandidateLimits {
  /** Finishers that boost. Half as many strike at once, half as many after a hit of an ally. */
  readonly finishers: number
  /** Rounds that openings may have beyond the usual three. */
  readonly longer: number
  /** Whether finishers may charge their Tera Orb first, and those that boost strike first in the last round. */
  readonly charges: boolean
}

/** Damage margin over boss HP, for low rolls and misses. */
const DAMAGE_MARGIN = 1.3

/** Penalty per extra round, as a share of boss HP. */
const ROUND_PENALTY = 0.05

/** The teams that are worth fighting by arithmetic, the most promising first. */
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

/** What a miss costs, as often as it comes: nothing else makes up for a finishing move that misses one time in twenty. */
const MISS_PENALTY = 3

function estimatedValue({ share, finisher, shape }: TeamCandidate): number {
  const { accuracy } = moveNamed(finisher.finishingMove)
  const misses = accuracy === true || traitsOf(finisher.build.ability).noGuard ? 0 : 1 - accuracy / 100
  return Math.min(1, share / DAMAGE_MARGIN) - ROUND_PENALTY * shape.rounds - MISS_PENALTY * misses
}

/** Supports that go on from the first look. */
const RELEVANT = 10
const TRIO = 3

/** A finisher with the three supports that multiply its finishing move most: each is added to those before. */
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
