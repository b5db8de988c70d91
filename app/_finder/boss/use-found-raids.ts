import { useMemo } from 'react'
import { raidIndex } from '@/data/shipped/raid-index'
import { nearestFirst } from '@/lib/finder/nearest-first'
import { searchRaids, selectionOf } from '@/lib/finder/search-raids'
import type { Selection } from '@/lib/raid/selection'

/**
 * The raids that a text finds among all, those near the selection first, with its Tera type where the text names none. The
 * same array while neither changes.
 */
export function useFoundRaids(text: string, { tier, region, teraType }: Selection): readonly Selection[] {
  const raids = useMemo(() => nearestFirst(raidIndex, { tier, region }), [tier, region])
  return useMemo(() => {
    if (!text.trim()) return []
    return searchRaids(raids, { name: text })
      .map(selectionOf)
      .map((raid) => ({ ...raid, teraType: raid.teraType ?? teraType }))
  }, [raids, text, teraType])
}
