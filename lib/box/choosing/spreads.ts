import type { Build } from '@/battle/build'
import { firstOfEach } from '@/lib/first-of-each'
import { SPREAD_ORDER } from '@/lib/plans/raid-plans'

/** Effort values. */
export type Spread = Build['effortValues']

/** What players give mostly, the most usual first. */
const USUAL_SPREADS: readonly Spread[] = [
  { hp: 252, atk: 252, def: 4 },
  { hp: 252, spa: 252, def: 4 },
  { hp: 252, def: 252, spd: 4 },
  { hp: 252, spd: 252, def: 4 },
  { atk: 252, spe: 252, hp: 4 },
  { spa: 252, spe: 252, hp: 4 },
  {},
]

/** A spread as a key: the values in the games' order, `252/252/4/0/0/0`. */
export function spreadKey(spread: Spread): string {
  return SPREAD_ORDER.map((stat) => spread[stat] ?? 0).join('/')
}

/**
 * The spreads to choose from, each once: that of a build, those of listed builds in the order in which most have them, and what
 * players give mostly.
 */
export function spreadsToChoose(
  own: Spread,
  listed: readonly Pick<Build, 'effortValues'>[],
): readonly Spread[] {
  const ofList = mostUsed(
    listed.map(({ effortValues }) => effortValues),
    spreadKey,
  )
  return firstOfEach([own, ...ofList, ...USUAL_SPREADS], spreadKey)
}

/** Each entry once, those first that stand there most often. */
export function mostUsed<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const counts = new Map<string, number>()
  for (const key of entries.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const count = (entry: Entry) => counts.get(keyOf(entry)) ?? 0
  return firstOfEach(entries, keyOf).toSorted((one, other) => count(other) - count(one))
}
