import { traitsOf } from '@/battle/dex/abilities'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { FULL_CHARGE } from '@/battle/engine/raid/tera-orb'
import { firstOfEach } from '@/lib/first-of-each'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { keyOfTeam } from '@/planner/teams/trials/team-trials'
import { type Striker, strikersAgainst } from './finishers'
import { type Desk, type Draft, drafted, type Style } from './team-candidates'
import { deskOf, type TeamSearch } from './team-search'

/** How many drafts are reckoned. */
export interface DraftBreadth {
  /** Strikers that boost. Half as many strike at once, half as many after a hit of an ally. */
  readonly strikers: number
  /** Rounds that openings may have beyond the usual three. */
  readonly longer: number
  /** Whether strikers may charge their Tera Orb first, and those that boost strike first in the last round. */
  readonly charges: boolean
}

/** More than the boss's HP is needed: low rolls, more HP than we know of, a miss. */
const ENOUGH = 1.3

/** What a round costs, beside the share of the boss's HP that a strike does. */
const COST_OF_ROUND = 0.05

/** The teams that are worth fighting by arithmetic, the most promising first. */
export function draftsAgainst(search: TeamSearch, breadth: DraftBreadth): readonly Draft[] {
  const desk = deskOf(search)
  const made = strikersAgainst(search.strikes, search.target, breadth)
    .flatMap((striker) =>
      stylesFor(striker, breadth).map((style) => withBestTrio(desk, striker, search.supporters, style)),
    )
    .sort((one, other) => promiseOf(other) - promiseOf(one))
  return firstOfEach(made, ({ team }) => keyOfTeam(team))
}

const GUARDS = ['defense', 'heal'] as const

const MOST_ROUNDS = 3

function stylesFor({ boost }: Striker, { longer, charges }: DraftBreadth): readonly Style[] {
  const fewest = boost === undefined ? 1 : 2
  const rounds = Array.from({ length: MOST_ROUNDS + longer }, (_, place) => place + 1)
  const styles: readonly Style[] = rounds
    .filter((count) => count >= fewest)
    .map((count) => ({ rounds: count, guards: count === 1 ? [] : GUARDS }))
  if (!charges) return styles
  const charging: Style = { rounds: 1 + FULL_CHARGE, guards: GUARDS, charges: true }
  const leading: Style = { rounds: MOST_ROUNDS, guards: GUARDS, leads: true }
  return [...styles, boost === undefined ? charging : leading]
}

/** What a miss costs, as often as it comes: nothing else makes up for a strike that misses one time in twenty. */
const COST_OF_MISS = 3

function promiseOf({ share, striker, style }: Draft): number {
  const { accuracy } = moveNamed(striker.strike)
  const misses = accuracy === true || traitsOf(striker.build.ability).noGuard ? 0 : 1 - accuracy / 100
  return Math.min(1, share / ENOUGH) - COST_OF_ROUND * style.rounds - COST_OF_MISS * misses
}

/** Supports that go on from the first look. */
const RELEVANT = 10
const TRIO = 3

/** A striker with the three supports that multiply its strike most: each is added to those before. */
function withBestTrio(desk: Desk, striker: Striker, supporters: readonly TeamRaider[], style: Style): Draft {
  const byShare = (before: readonly TeamRaider[], pool: readonly TeamRaider[]) =>
    pool
      .map((one) => ({ one, share: drafted(desk, striker, [...before, one], style).share }))
      .sort((one, other) => other.share - one.share)
      .map(({ one }) => one)
  const relevant = byShare([], supporters).slice(0, RELEVANT)
  let trio: readonly TeamRaider[] = relevant.slice(0, 1)
  while (trio.length < TRIO) trio = [...trio, ...byShare(trio, relevant).slice(0, 1)]
  return drafted(desk, striker, trio, style)
}
