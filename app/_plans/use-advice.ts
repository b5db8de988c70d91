import { useEffect, useMemo, useState } from 'react'
import { setQuery, useQuery } from '@/app/_navigation/address-bar'
import { useLanguage } from '@/app/_ui/language/language'
import { type LazyPart, lazyPart } from '@/app/_ui/loading/lazy-part'
import { type BuildSearch, buildPartOf, buildQueryOf, FOR_EVERYONE } from '@/lib/bring/search/build-search'
import type { ToBring } from '@/lib/bring/to-bring'
import { plansPath, teamsPath } from '@/lib/links/file-names'
import { fileHref } from '@/lib/links/site'
import { raidKey } from '@/lib/raid/raid-id'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import type { Sentences } from '@/lib/words/language'
import type { BuildFinder } from './advice-bundle'
import { useOwned } from './use-owned'

export interface Advice {
  readonly subject: string
  readonly toBring: ToBring | undefined
  /** Ignores the visitor's search. */
  readonly forEveryone: ToBring | undefined
  readonly isComplete: boolean
  readonly needsMore: boolean
  readonly failed: boolean
  readonly load: () => void
  readonly search: BuildSearch
  readonly change: (changed: Partial<BuildSearch>) => void
  /** Whether the visitor changed the search while this raid was shown. Then the page announces the results. */
  readonly isChanged: boolean
}

/**
 * Returns the builds to bring to a raid. Starts with the builds in the page and loads the rest on demand, or immediately
 * for a raid chosen on another raid's page.
 *
 * @param first the builds in the page; `undefined` if the page was made for another raid
 */
export function useAdvice(raid: RaidView, first: ToBring | undefined): Advice {
  const { search, isSearched, change } = useBuildSearch()
  const owned = useOwned()
  const path = plansPath(raid.id)
  const { sentences } = useLanguage()
  const teams = teamsPath(raid.id)
  const builds = useMemo(() => plansPart(path, teams, sentences), [path, teams, sentences])
  const { module: findBuilds, failed } = builds.useProgress()
  const needsAll = !first || isSearched
  useEffect(() => {
    if (needsAll) builds.load()
  }, [builds, needsAll])
  const subject = [raidKey(raid.id), raid.teraType].join()
  const [changedAt, setChangedAt] = useState('')
  if (changedAt && changedAt !== subject) setChangedAt('')
  const ownedForSearch = search.mine ? owned : NOTHING_OWNED
  const complete = useMemo(
    () => findBuilds?.(raid, search, ownedForSearch),
    [findBuilds, raid, search, ownedForSearch],
  )
  const forEveryone = useMemo(
    () => first ?? findBuilds?.(raid, FOR_EVERYONE, NOTHING_OWNED),
    [first, findBuilds, raid],
  )
  return {
    subject,
    toBring: complete ?? first,
    forEveryone,
    isComplete: complete !== undefined,
    needsMore: needsAll && !complete,
    failed,
    load: builds.load,
    search,
    change: (changes) => {
      setChangedAt(subject)
      change(changes)
    },
    isChanged: changedAt === subject,
  }
}

/** The last query that this page wrote needs no parsing. */
let lastWritten = { query: '', search: FOR_EVERYONE }

/**
 * The build search in the address. `advicePart` parses a link's query, so the search is the default until that part is
 * loaded.
 */
function useBuildSearch() {
  const query = buildPartOf(useQuery())
  const reader = advicePart.useIfLoaded()
  const isKnown = query === lastWritten.query || query === ''
  useEffect(() => {
    if (!isKnown) advicePart.load()
  }, [isKnown])
  const parsed = useMemo(() => reader?.parseBuildQuery(query) ?? FOR_EVERYONE, [reader, query])
  const search = isKnown ? knownSearch(query) : parsed
  return {
    search,
    isSearched: query !== '',
    change: (changes: Partial<BuildSearch>) => {
      const newSearch = { ...search, ...changes }
      lastWritten = { query: buildQueryOf(newSearch), search: newSearch }
      setQuery(lastWritten.query)
    },
  }
}

function knownSearch(query: string): BuildSearch {
  return query === '' ? FOR_EVERYONE : lastWritten.search
}

export const advicePart = lazyPart('More to bring', () => import('./advice-bundle'))

/**
 * @param path of the file of the boss's plans
 * @param teamsFile the path of the file of the boss's teams; `undefined` if it has none
 */
function plansPart(
  path: string,
  teamsFile: string | undefined,
  sentences: LazyPart<Sentences>,
): LazyPart<BuildFinder> {
  return lazyPart(path, async () => {
    const [program, words, plans, teams] = await Promise.all([
      advicePart.load(),
      sentences.load(),
      fetch(fileHref(path)),
      teamsFile === undefined ? undefined : fetch(fileHref(teamsFile)),
    ])
    if (!program || !words) throw new Error('without the program that reads it, or its words')
    return program.loadBuildFinder([plans, teams], words)
  })
}
