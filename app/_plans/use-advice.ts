import { useEffect, useMemo } from 'react'
import { NOTHING_OWNED } from '@/lib/bring/owned'
import { type BuildSearch, FOR_EVERYONE } from '@/lib/bring/search/build-search'
import type { ToBring } from '@/lib/bring/what-to-bring'
import { plansPath } from '@/lib/plans/plans-path'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { plansPart } from './plans-part'
import { useBuildSearch } from './use-build-search'
import { useOwned } from './use-owned'

/** What to bring to a raid as far as it is known, and how to ask for more. */
export interface Advice {
  /** What to bring; not set while nothing is known. */
  readonly toBring: ToBring | undefined
  /** The same without the visitor's search: what every player can get. */
  readonly forEveryone: ToBring | undefined
  /** Whether that is all of what is searched for. */
  readonly isWhole: boolean
  /** Whether that is not what is asked for, and the rest has to come first. */
  readonly lacks: boolean
  /** Whether the last attempt to load the rest has failed. */
  readonly failed: boolean
  /** Loads the rest, again after a failure. */
  readonly load: () => void
  readonly search: BuildSearch
  /** Whether the search of the address is read, so that it can be changed. */
  readonly isRead: boolean
  readonly change: (changed: Partial<BuildSearch>) => void
}

/**
 * What to bring to a raid: what its page has, and with one request for each boss the rest, once the address or the visitor
 * asks for it; at once for a raid that was chosen in another's page.
 *
 * @param first what the page has; `undefined` for a raid that is not its own
 */
export function useAdvice(raid: RaidView, first: ToBring | undefined): Advice {
  const { search, isSearched, isRead, change } = useBuildSearch()
  const { owned } = useOwned()
  const path = plansPath({ tier: raid.tier, region: raid.region, boss: raid.name })
  const part = useMemo(() => plansPart(path), [path])
  const { module: adviser, failed } = part.useProgress()
  const needsMore = !first || isSearched
  useEffect(() => {
    if (needsMore) part.load()
  }, [part, needsMore])
  const asked = search.mine ? owned : NOTHING_OWNED
  const whole = useMemo(() => adviser?.(raid, search, asked), [adviser, raid, search, asked])
  const forEveryone = useMemo(
    () => first ?? adviser?.(raid, FOR_EVERYONE, NOTHING_OWNED),
    [first, adviser, raid],
  )
  return {
    toBring: whole ?? first,
    forEveryone,
    isWhole: whole !== undefined,
    lacks: needsMore && !whole,
    failed,
    load: part.load,
    search,
    isRead,
    change,
  }
}
