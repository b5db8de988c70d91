import { traitsOf } from '@/lib/battle/dex/abilities'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import { firstOfEach } from '@/lib/first-of-each'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { type Desk, type Draft, drafted, type Style } from './drafts'
import { type Striker, strikersAgainst } from './strikers'
import { deskOf, type TeamSearch } from './team-search'
import { keyOfTeam } from './team-trials'

/** Strikers that boost, and half as many that strike at once. */
const STRIKERS = 24

/** More than the boss's HP is needed: low rolls, more HP than we know of, a miss. */
const ENOUGH = 1.3

/** What a round costs, beside the share of the boss's HP that a strike does. */
const COST_OF_ROUND = 0.05

/** The teams that are worth fighting by arithmetic, so many of them, the most promising first. */
export function draftsAgainst(search: TeamSearch, count: number): readonly Draft[] {
  const desk = deskOf(search)
  const made = strikersAgainst(search.strikes, search.target, STRIKERS)
    .flatMap((striker) =>
      stylesFor(striker).map((style) => withBestTrio(desk, striker, search.supporters, style)),
    )
    .sort((one, other) => promiseOf(other) - promiseOf(one))
  return firstOfEach(made, ({ team }) => keyOfTeam(team)).slice(0, count)
}

const GUARDS = ['defense', 'heal'] as const

function stylesFor({ boost }: Striker): readonly Style[] {
  const rounds = boost === undefined ? [1, 2, 3] : [2, 3]
  return rounds.map((count) => ({ rounds: count, guards: count === 1 ? [] : GUARDS }))
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
