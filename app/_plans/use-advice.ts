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
import type { Adviser } from './advice-bundle'
import { useOwned } from './use-owned'

/** What to bring to a raid as far as it is known, and how to ask for more. */
export interface Advice {
  /** The raid and the Tera type that it is for, as one key. */
  readonly subject: string
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
  readonly change: (changed: Partial<BuildSearch>) => void
  /** Whether the visitor has changed it on the page of this raid: then what it finds is announced. */
  readonly isChanged: boolean
}

/**
 * What to bring to a raid: what its page has, and with a request or two for each boss the rest, once the address or the visitor
 * asks for it; at once for a raid that was chosen in another's page.
 *
 * @param first what the page has; `undefined` for a raid that is not its own
 */
export function useAdvice(raid: RaidView, first: ToBring | undefined): Advice {
  const { search, isSearched, change } = useBuildSearch()
  const owned = useOwned()
  const path = plansPath(raid.id)
  const { sentences } = useLanguage()
  const teams = teamsPath(raid.id)
  const part = useMemo(() => plansPart(path, teams, sentences), [path, teams, sentences])
  const { module: adviser, failed } = part.useProgress()
  const needsMore = !first || isSearched
  useEffect(() => {
    if (needsMore) part.load()
  }, [part, needsMore])
  const subject = [raidKey(raid.id), raid.teraType].join()
  const [changedAt, setChangedAt] = useState('')
  // Another raid is announced by its name.
  if (changedAt && changedAt !== subject) setChangedAt('')
  const asked = search.mine ? owned : NOTHING_OWNED
  const whole = useMemo(() => adviser?.(raid, search, asked), [adviser, raid, search, asked])
  const forEveryone = useMemo(
    () => first ?? adviser?.(raid, FOR_EVERYONE, NOTHING_OWNED),
    [first, adviser, raid],
  )
  return {
    subject,
    toBring: whole ?? first,
    forEveryone,
    isWhole: whole !== undefined,
    lacks: needsMore && !whole,
    failed,
    load: part.load,
    search,
    change: (changed) => {
      setChangedAt(subject)
      change(changed)
    },
    isChanged: changedAt === subject,
  }
}

/** The last query that was written here, which need not be read to be known. */
let written = { query: '', search: FOR_EVERYONE }

/**
 * The search among builds in the address, and the function that changes it there. The query of a link is read by a part of
 * the program that is loaded for it; until then, and when that fails, the default counts.
 */
function useBuildSearch() {
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

/** The part of the program that knows more to bring than the page has: it reads files of plans, and searches them. */
export const advicePart = lazyPart('More to bring', () => import('./advice-bundle'))

/**
 * All that there is to bring against a boss, with the part of the program that reads it.
 *
 * @param path of the file of the boss's plans
 * @param teamsOf the path of the file of its teams; `undefined` where it has none
 */
function plansPart(
  path: string,
  teamsOf: string | undefined,
  sentences: LazyPart<Sentences>,
): LazyPart<Adviser> {
  return lazyPart(path, async () => {
    const [program, words, plans, teams] = await Promise.all([
      advicePart.load(),
      sentences.load(),
      fetch(fileHref(path)),
      teamsOf === undefined ? undefined : fetch(fileHref(teamsOf)),
    ])
    if (!program || !words) throw new Error('without the program that reads it, or its words')
    return program.readAdviser([plans, teams], words)
  })
}
