import type { StatName } from '@/lib/battle/build'

const STATS: readonly StatName[] = ['atk', 'def', 'spe', 'spa', 'spd']

/** A line for each stat raised, a column for each stat lowered, both in the order of `STATS`. */
const NATURES = [
  ['Hardy', 'Lonely', 'Brave', 'Adamant', 'Naughty'],
  ['Bold', 'Docile', 'Relaxed', 'Impish', 'Lax'],
  ['Timid', 'Hasty', 'Serious', 'Jolly', 'Naive'],
  ['Modest', 'Mild', 'Quiet', 'Bashful', 'Rash'],
  ['Calm', 'Gentle', 'Sassy', 'Careful', 'Quirky'],
] as const

/**
 * The nature that raises a stat and lowers another; `undefined` for HP, which none does.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Nature
 */
export function natureOf(raised: StatName, lowered: StatName): string | undefined {
  return NATURES[STATS.indexOf(raised)]?.[STATS.indexOf(lowered)]
}
