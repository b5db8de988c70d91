import { TIER_RULES } from '@/data/tiers'
import type { Tier } from '@/data/vocabulary'

/** The latest time, in seconds from the start, at which a percent of the time remains: each faint shortens the timer. */
export function secondsPassed(percentRemaining: number, tier: Tier): number {
  return ((100 - percentRemaining) / 100) * TIER_RULES[tier].timeLimit
}

/** Formats seconds as minutes and seconds, rounded up: `1:08`. */
export function clockLabel(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
