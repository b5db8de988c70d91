import { ASSUMPTIONS, TURN_SECONDS } from '@/battle/assumptions'
import { leastAlone, type PacedChances, SHOWN_APART, type SoloRates } from '@/battle/win-rates'
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
 * @param most the most battles in each way in which the boss may pick its moves, where the rate is not to be settled
 */
export type SoloBattles = (beside: Beside, secondsPerTurn?: number, upTo?: number, most?: number) => Tally

/** The slowest pace at which attackers fight. */
export const SLOWEST_TURN = Math.max(...TURN_SECONDS)

/**
 * The win rates of a lone attacker, in percent. The one with NPCs is left out where it is no lower than the one without, and at
 * most ten points higher; those of the paces where all are within ten points.
 */
export function soloRates(battles: SoloBattles): SoloRates {
  const alone = 100 * battles('nobody').wins
  const without = { alone, alonePaced: chancesBySpeed(battles) }
  const withNpcs = 100 * leastWins(battles, 'NPCs')
  const more = withNpcs - leastAlone(without)
  return { ...without, withNpcs: more < 0 || more > SHOWN_APART ? withNpcs : undefined }
}

/**
 * The share of battles that one wins with these beside it: at the pace at which it wins least, where that is more than ten
 * points less than at the usual one. A pace at which it surely does better than that is not fought on.
 */
export function leastWins(battles: SoloBattles, beside: Beside): number {
  const { wins } = battles(beside)
  const clearlyLess = wins - SHOWN_APART / 100
  const paced = speedsThatMayCount(battles, beside).map(
    (seconds) => battles(beside, seconds, clearlyLess).wins,
  )
  return Math.min(wins, ...paced.filter((wins) => wins < clearlyLess))
}

/**
 * Win rates without NPCs at each of `TURN_SECONDS`, in percent; `undefined` where they and the usual one are at most ten points
 * apart.
 */
function chancesBySpeed(battles: SoloBattles): PacedChances | undefined {
  if (speedsThatMayCount(battles, 'nobody').length === 0) return undefined
  const usual = 100 * battles('nobody').wins
  const [fast, slow] = TURN_SECONDS.map((seconds) => 100 * battles('nobody', seconds).wins)
  if (fast === undefined || slow === undefined) return undefined
  const chances = [fast, usual, slow]
  return Math.max(...chances) - Math.min(...chances) > SHOWN_APART ? [fast, slow] : undefined
}

/** Battles that show whether a pace may count. As many at the usual pace have the same chance. */
const SAMPLE = 16

/** How many points fewer of these are won at a pace that may count. */
const FEWER = 10

// Of one that wins at the usual pace with time left, a few battles tell: the boss's script and shield come by the clock.
function speedsThatMayCount(battles: SoloBattles, beside: Beside): readonly number[] {
  if (!winsAtAnySpeed(battles(beside))) return TURN_SECONDS
  const sampled = (seconds?: number) => 100 * battles(beside, seconds, undefined, SAMPLE).wins
  return TURN_SECONDS.filter((seconds) => sampled(seconds) <= sampled() - FEWER)
}

/**
 * Whether hardly any battle is lost, and hardly any won would run out of time if its turns took the most seconds. What the
 * boss does by the clock may still come at a worse moment.
 */
export function winsAtAnySpeed({ wins, timeLeft }: Pick<Tally, 'wins' | 'timeLeft'>): boolean {
  const longer = SLOWEST_TURN / ASSUMPTIONS.secondsPerTurn
  return 100 * (1 - wins) < SHOWN_APART && (1 - timeLeft) * longer < 1
}
