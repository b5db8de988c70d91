import type { Build } from '@/battle/build'
import { firstOfEach } from '@/lib/first-of-each'
import { SPREAD_ORDER } from '@/lib/plans/raid-plans'

export type Spread = Build['effortValues']

const USUAL_SPREADS: readonly Spread[] = [
  { hp: 252, atk: 252, def: 4 },
  { hp: 252, spa: 252, def: 4 },
  { hp: 252, def: 252, spd: 4 },
  { hp: 252, spd: 252, def: 4 },
  { atk: 252, spe: 252, hp: 4 },
  { spa: 252, spe: 252, hp: 4 },
  {},
]

/** Returns a key for a spread, with the values in the games' order: `252/252/4/0/0/0`. */
export function spreadKey(spread: Spread): string {
  return SPREAD_ORDER.map((stat) => spread[stat] ?? 0).join('/')
}

/** Returns distinct spreads: the current spread, the listed builds' by frequency, then common spreads. */
export function spreadsToChoose(
  current: Spread,
  builds: readonly Pick<Build, 'effortValues'>[],
): readonly Spread[] {
  const ofList = mostUsed(
    builds.map(({ effortValues }) => effortValues),
    spreadKey,
  )
  return firstOfEach([current, ...ofList, ...USUAL_SPREADS], spreadKey)
}

/** Removes duplicates and sorts by frequency, highest first. */
export function mostUsed<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const counts = new Map<string, number>()
  for (const key of entries.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const count = (entry: T) => counts.get(keyOf(entry)) ?? 0
  return firstOfEach(entries, keyOf).toSorted((a, b) => count(b) - count(a))
}
