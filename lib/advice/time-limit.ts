/**
 * How long a raid lasts, in seconds, when nobody faints: each faint takes some of it.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle#Timer, the community's measure.
 */
export const TIME_LIMIT = 450

/** The seconds that have passed at most when a percent of the time remains. */
export function secondsPassed(percentRemaining: number): number {
  return ((100 - percentRemaining) / 100) * TIME_LIMIT
}

/** Seconds as a clock shows them, a part of a second counting as a whole one: `1:08`. */
export function clockLabel(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
