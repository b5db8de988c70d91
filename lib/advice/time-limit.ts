import { TIER_RULES } from '@/data/tiers'
import type { Tier } from '@/data/vocabulary'

/** The seconds that have passed at most when a percent of a tier's time remains: each faint takes some. */
export function secondsPassed(percentRemaining: number, tier: Tier): number {
  return ((100 - percentRemaining) / 100) * TIER_RULES[tier].timeLimit
}

/** Seconds as a clock shows them, a part of a second counting as a whole one: `1:08`. */
export function clockLabel(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
