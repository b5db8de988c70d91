import { ASSUMPTIONS, TURN_SECONDS } from '@/battle/assumptions'
import { leastAlone, type PacedChances, SHOWN_APART, type SoloRates } from '@/battle/win-rates'
import type { Tally } from './tally'

export const SOLO_PARTNERS = { nobody: 0, NPCs: 3 } as const

export type SoloLobby = keyof typeof SOLO_PARTNERS

/**
 * Simulates solo battles until the win rate is precise.
 *
 * @param secondsPerTurn defaults to the assumption
 * @param upTo a share of wins: stops early on a rate clearly above it
 * @param maxBattles maximum number of battles per boss behavior, for a less precise rate
 */
export type SoloBattles = (
  lobby: SoloLobby,
  secondsPerTurn?: number,
  upTo?: number,
  maxBattles?: number,
) => Tally

export const SLOWEST_TURN = Math.max(...TURN_SECONDS)

/**
 * Returns solo win rates in percent. Both rates count: NPCs help in some raids, and bring the shield sooner in others.
 * Omits the rate with NPCs if it is at most `SHOWN_APART` points higher than without, and rates at other turn speeds
 * unless they differ by more.
 */
export function soloRates(battles: SoloBattles): SoloRates {
  const alone = 100 * battles('nobody').wins
  const withoutNpcs = { alone, alonePaced: chancesBySpeed(battles) }
  const withNpcs = 100 * leastWins(battles, 'NPCs')
  const gain = withNpcs - leastAlone(withoutNpcs)
  return { ...withoutNpcs, withNpcs: gain < 0 || gain > SHOWN_APART ? withNpcs : undefined }
}

/**
 * Returns the share of wins at the worst turn speed, if more than `SHOWN_APART` points below the usual speed; otherwise
 * at the usual speed. Stops early at speeds with a clearly better rate.
 */
export function leastWins(battles: SoloBattles, lobby: SoloLobby): number {
  const { wins } = battles(lobby)
  const clearlyLess = wins - SHOWN_APART / 100
  const winsBySpeed = speedsThatMayCount(battles, lobby).map(
    (seconds) => battles(lobby, seconds, clearlyLess).wins,
  )
  return Math.min(wins, ...winsBySpeed.filter((wins) => wins < clearlyLess))
}

/** Returns percents at each of `TURN_SECONDS`, or `undefined` if all rates are within `SHOWN_APART` points. */
function chancesBySpeed(battles: SoloBattles): PacedChances | undefined {
  if (speedsThatMayCount(battles, 'nobody').length === 0) return undefined
  const usual = 100 * battles('nobody').wins
  const [fast, slow] = TURN_SECONDS.map((seconds) => 100 * battles('nobody', seconds).wins)
  if (fast === undefined || slow === undefined) return undefined
  const chances = [fast, usual, slow]
  return Math.max(...chances) - Math.min(...chances) > SHOWN_APART ? [fast, slow] : undefined
}

/** The usual speed has the same seeds. */
const SAMPLE_BATTLES = 16

/** Difference in points from which a turn speed may matter. */
const MIN_DROP = 10

// If a build wins with time left, a few battles suffice: only the boss's script and shield depend on the clock.
function speedsThatMayCount(battles: SoloBattles, lobby: SoloLobby): readonly number[] {
  if (!winsAtAnySpeed(battles(lobby))) return TURN_SECONDS
  const sampleWins = (seconds?: number) => 100 * battles(lobby, seconds, undefined, SAMPLE_BATTLES).wins
  return TURN_SECONDS.filter((seconds) => sampleWins(seconds) <= sampleWins() - MIN_DROP)
}

/**
 * Whether a build wins nearly all battles, even with the slowest turns. Script actions may still come at worse moments.
 */
export function winsAtAnySpeed({ wins, timeLeft }: Pick<Tally, 'wins' | 'timeLeft'>): boolean {
  const slowdown = SLOWEST_TURN / ASSUMPTIONS.secondsPerTurn
  return 100 * (1 - wins) < SHOWN_APART && (1 - timeLeft) * slowdown < 1
}
