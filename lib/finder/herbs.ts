import { HERB_NAMES, type HerbName } from '@/data/vocabulary'
import type { Filters } from './filters'
import { readSearch } from './read-search'

/** The herbs that the two filters choose, each once. */
export function chosenHerbs({ herb, also }: Filters): HerbName[] {
  return HERB_NAMES.filter((name) => name === herb || name === also)
}

/** The herbs that a search wants, chosen or typed: at most two, as there are filters. */
export function wantedHerbs(filters: Filters): HerbName[] {
  const typed = readSearch(filters.name ?? '').herbs
  const wanted = new Set([...chosenHerbs(filters), ...typed])
  return [...wanted].slice(0, 2)
}
