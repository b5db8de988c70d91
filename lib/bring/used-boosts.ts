import { movesFor, type PlayedBuild, usedBoost } from '@/lib/plans/played-build'

/** A move and how often it is used. */
export interface Uses {
  readonly move: string
  readonly times: number
}

/**
 * How often boosts that raise more than two stages are of use: until the stat is at +6, above which they fail.
 * Source: the page of each move on https://bulbapedia.bulbagarden.net
 */
const MOST_USES: ReadonlyMap<string, number> = new Map([
  ['Belly Drum', 1],
  ['Cotton Guard', 2],
  ['Tail Glow', 2],
])

/**
 * A boost of allies and user alike, which files of plans have as a help.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Howl_(move)
 */
const RAISES_ALL = 'Howl'

/**
 * The boost that an attacker uses before it attacks, no more often than it is of use; `undefined` where it uses none, be it
 * that its plan asks for boosts and it has no move for them.
 */
export function usedBoosts(played: PlayedBuild): Uses | undefined {
  const { build, plan } = played
  const raisesAll = plan.boosts > 0 && movesFor(build, 'help').includes(RAISES_ALL)
  const move = usedBoost(played) ?? (raisesAll ? RAISES_ALL : undefined)
  return move === undefined
    ? undefined
    : { move, times: Math.min(plan.boosts, MOST_USES.get(move) ?? plan.boosts) }
}
