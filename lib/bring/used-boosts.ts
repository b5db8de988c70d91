import { movesFor, type PlayedBuild } from '@/lib/plans/played-build'

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
 * The boosts that an attacker uses before it attacks, in their order and no more often than they are of use; none where its
 * plan asks for boosts and it has no move for them.
 */
export function usedBoosts({ build, plan }: PlayedBuild): readonly Uses[] {
  const moves = movesFor(build, 'boost')
  const first = moves[0] ?? movesFor(build, 'help').find((move) => move === RAISES_ALL)
  const second = plan.boosts > 0 ? moves[1] : moves[0]
  return [...uses(first, plan.boosts), ...uses(second, plan.secondBoosts)]
}

function uses(move: string | undefined, times = 0): Uses[] {
  if (move === undefined || times === 0) return []
  return [{ move, times: Math.min(times, MOST_USES.get(move) ?? times) }]
}
