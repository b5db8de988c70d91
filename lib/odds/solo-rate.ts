import { ASSUMPTIONS, PACES } from '@/lib/battle/model/assumptions'
import type { PacedChances, SoloRates } from '@/lib/plans/raid-plans'
import { leastAlone, TOLD_APART } from '@/lib/plans/shown-order'
import type { Tally } from './tally'

/** The partners beside a lone player: none, or the three NPCs that the game gives. */
export const SOLO_PARTNERS = { nobody: 0, NPCs: 3 } as const

/** Who stands beside a lone player. */
export type Beside = keyof typeof SOLO_PARTNERS

/**
 * Fights with one attacker until its win rate is settled.
 *
 * @param secondsPerTurn where a turn does not take what the assumptions say
 * @param upTo a share of wins: a rate that surely lies above it is not settled further
 */
export type SoloBattles = (beside: Beside, secondsPerTurn?: number, upTo?: number) => Tally

/** The slowest pace at which attackers fight. */
export const SLOWEST = Math.max(...PACES)

/**
 * The win rates of a lone attacker, in percent. The one with NPCs is left out where it is no lower than the one without, and at
 * most ten points higher; those of the paces where all are within ten points.
 */
export function soloRates(battles: SoloBattles): SoloRates {
  const alone = 100 * battles('nobody').wins
  const without = { alone, alonePaced: pacedChances(battles) }
  const withNpcs = 100 * leastWins(battles, 'NPCs')
  const more = withNpcs - leastAlone(without)
  return { ...without, withNpcs: more < 0 || more > TOLD_APART ? withNpcs : undefined }
}

/**
 * The share of battles that one wins with these beside it: at the pace at which it wins least, where that is more than ten
 * points less than at the usual one. A pace at which it surely does better than that is not fought on.
 */
export function leastWins(battles: SoloBattles, beside: Beside): number {
  const usual = battles(beside)
  if (standsAtAnyPace(usual)) return usual.wins
  const clearlyLess = usual.wins - TOLD_APART / 100
  const paced = PACES.map((seconds) => battles(beside, seconds, clearlyLess).wins)
  return Math.min(usual.wins, ...paced.filter((wins) => wins < clearlyLess))
}

/**
 * Win rates without NPCs at each of `PACES`, in percent; `undefined` where they and the usual one are at most ten points
 * apart. Where the usual battles tell that, no others are fought.
 */
function pacedChances(battles: SoloBattles): PacedChances | undefined {
  const usual = battles('nobody')
  if (standsAtAnyPace(usual)) return undefined
  const [fast, slow] = PACES.map((seconds) => 100 * battles('nobody', seconds).wins)
  if (fast === undefined || slow === undefined) return undefined
  const chances = [fast, 100 * usual.wins, slow]
  return Math.max(...chances) - Math.min(...chances) > TOLD_APART ? [fast, slow] : undefined
}

/** Whether hardly any battle is lost, and hardly any won would run out of time if its turns took the most seconds. */
export function standsAtAnyPace({ wins, timeLeft }: Pick<Tally, 'wins' | 'timeLeft'>): boolean {
  const longer = SLOWEST / ASSUMPTIONS.secondsPerTurn
  return 100 * (1 - wins) < TOLD_APART && (1 - timeLeft) * longer < 1
}
