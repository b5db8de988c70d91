import { useEffect, useMemo } from 'react'
import { setQuery, useQuery } from '@/app/_navigation/address-bar'
import { buildPartOf, buildQueryOf } from '@/lib/bring/search/build-query'
import { type BuildSearch, FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { advicePart } from './advice-part'

/** The last query that was written here, which need not be read to be known. */
let written = { query: '', search: FOR_EVERYONE }

/**
 * The search among builds in the address, and the function that changes it there. A query that comes with a link is read by
 * a part of the program that is loaded for it; until then, and where it cannot be, the default counts.
 */
export function useBuildSearch() {
  const query = buildPartOf(useQuery())
  const reader = advicePart.useIfLoaded()
  const isKnown = query === written.query || query === ''
  useEffect(() => {
    if (!isKnown) advicePart.load()
  }, [isKnown])
  const read = useMemo(() => reader?.parseBuildQuery(query) ?? FOR_EVERYONE, [reader, query])
  const search = isKnown ? knownSearch(query) : read
  return {
    search,
    /** Whether the address has one, also while it is not read yet. */
    isSearched: query !== '',
    /** Whether it is read: what would be changed is known. */
    isRead: isKnown || reader !== undefined,
    change: (changed: Partial<BuildSearch>) => {
      const next = { ...search, ...changed }
      written = { query: buildQueryOf(next), search: next }
      setQuery(written.query)
    },
  }
}

function knownSearch(query: string): BuildSearch {
  return query === '' ? FOR_EVERYONE : written.search
}
