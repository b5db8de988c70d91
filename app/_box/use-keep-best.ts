import { useEffect } from 'react'
import type { Fought } from '@/battle/win-rates'
import { byWins } from '@/lib/box/by-wins'
import type { BoxEntry } from '@/lib/box/read-sets'
import { type BestOfMine, withBestOfMine } from '@/lib/storage/best-of-box'
import { storedBest } from '@/lib/storage/box-summary'
import type { Fights } from './use-fights'

/**
 * Keeps the best of a box against a raid on the device, once all of the box have fought it: the first of its list.
 *
 * @param keptAs the raid; `undefined` for none
 */
export function useKeepBest(
  keptAs: string | undefined,
  entries: readonly BoxEntry[],
  { results, end }: Pick<Fights, 'results' | 'end'>,
) {
  useEffect(() => {
    if (keptAs === undefined || end !== 'done') return
    const best = bestOf(entries, results)
    if (best) storedBest.update((kept) => withBestOfMine(kept, keptAs, best))
  }, [keptAs, entries, results, end])
}

function bestOf(entries: readonly BoxEntry[], results: Fights['results']): BestOfMine | undefined {
  const fought = entries.flatMap((entry) => {
    const fared = results.get(entry.set)
    return fared ? [{ entry, fared }] : []
  })
  if (fought.length < entries.length) return undefined
  const [best] = fought.toSorted((one, other) => byWins(one.fared, other.fared))
  return best && keptOf(best.entry, best.fared)
}

function keptOf({ build }: BoxEntry, fought: Fought): BestOfMine {
  const { species, teraType, item } = build
  const { alone, alonePaced, withNpcs, group, turns, taken, lowestHp } = fought
  return {
    ...{ species, teraType, ...(item !== undefined && { item }) },
    ...{ alone, group, turns, taken, lowestHp },
    ...(alonePaced && { alonePaced: [...alonePaced] }),
    ...(withNpcs !== undefined && { withNpcs }),
  }
}
