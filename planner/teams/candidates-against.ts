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
  /** Finishers that boost. Half as many attack immediately, and half as many after an ally's hit. */
  readonly finishers: number
  readonly longer: number
  /** Finishers may charge their Tera Orb first, and finishers that boost may lead the last round. */
  readonly charges: boolean
}

/** For low rolls and misses. */
const DAMAGE_MARGIN = 1.3

/** Per extra round, as a share of boss HP. */
const ROUND_PENALTY = 0.05

export function candidatesAgainst(search: TeamSearch, limits: CandidateLimits): readonly TeamCandidate[] {
  const estimator = damageEstimator(search)
  const candidates = finishersAgainst(search.finishingMoves, search.target, limits)
    .flatMap((finisher) =>
      shapesFor(finisher, limits).map((shape) => withBestTrio(estimator, finisher, search.supporters, shape)),
    )
    .sort((a, b) => estimatedValue(b) - estimatedValue(a))
  return firstOfEach(candidates, ({ team }) => keyOfTeam(team))
}

const GUARDS = ['defense', 'heal'] as const

const MAX_ROUNDS = 3

function shapesFor({ boost }: Finisher, { longer, charges }: CandidateLimits): readonly OpeningShape[] {
  const minRounds = boost === undefined ? 1 : 2
  const rounds = Array.from({ length: MAX_ROUNDS + longer }, (_, index) => index + 1)
  const shapes: readonly OpeningShape[] = rounds
    .filter((count) => count >= minRounds)
    .map((count) => ({ rounds: count, guards: count === 1 ? [] : GUARDS }))
  if (!charges) return shapes
  const charging: OpeningShape = { rounds: 1 + FULL_CHARGE, guards: GUARDS, charges: true }
  const leading: OpeningShape = { rounds: MAX_ROUNDS, guards: GUARDS, leads: true }
  return [...shapes, boost === undefined ? charging : leading]
}

/** Penalty times the chance to miss. A finishing move with 95% accuracy shouldn't rank first. */
const MISS_PENALTY = 3

function estimatedValue({ share, finisher, shape }: TeamCandidate): number {
  const { accuracy } = moveNamed(finisher.finishingMove)
  const missRate = accuracy === true || traitsOf(finisher.build.ability).noGuard ? 0 : 1 - accuracy / 100
  return Math.min(1, share / DAMAGE_MARGIN) - ROUND_PENALTY * shape.rounds - MISS_PENALTY * missRate
}

const MAX_RELEVANT = 10
const TRIO_SIZE = 3

/** Adds the three supports that multiply the finishing move most, one after the other. */
function withBestTrio(
  estimator: DamageEstimator,
  finisher: Finisher,
  supporters: readonly TeamRaider[],
  shape: OpeningShape,
): TeamCandidate {
  const sortByShare = (trioSoFar: readonly TeamRaider[], pool: readonly TeamRaider[]) =>
    pool
      .map((support) => ({
        one: support,
        share: makeCandidate(estimator, finisher, [...trioSoFar, support], shape).share,
      }))
      .sort((a, b) => b.share - a.share)
      .map(({ one }) => one)
  const relevant = sortByShare([], supporters).slice(0, MAX_RELEVANT)
  let trio: readonly TeamRaider[] = relevant.slice(0, 1)
  while (trio.length < TRIO_SIZE) trio = [...trio, ...sortByShare(trio, relevant).slice(0, 1)]
  return makeCandidate(estimator, finisher, trio, shape)
}
