'use client'

import { type MouseEvent, useMemo } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { currentQuery, goTo, setQuery, useQuery } from '@/app/_navigation/address-bar'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { PlainButton, ShowMoreList } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { LazyDetails } from '@/app/_ui/loading/WhenLoaded'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import type { HerbName } from '@/data/vocabulary'
import { byProgress, chosenHerbs, type FilterLabels, type Filters, filterLabels } from '@/lib/finder/filters'
import { findRaids } from '@/lib/finder/find-raids'
import { lastEventDay } from '@/lib/finder/latest-events'
import { parseQuery, queryOf } from '@/lib/finder/search-query'
import { type FoundRaid, nearestFirst, noteOn, searchRaids, wantedHerbs } from '@/lib/finder/search-raids'
import { pathOfSegments } from '@/lib/links/deep-link'
import { storedTier, storeTier } from '@/lib/storage/choices'
import { MARKS } from '@/lib/storage/marks'
import { LatestEvents } from './EventRaids'
import styles from './Finder.module.css'
import { FinderForm } from './FinderForm'
import { FoldedRaids, RaidLinks } from './RaidLinks'
import { RecentRaids } from './RecentRaids'
import { useOtherNamesFor, useSearchedRaids } from './use-searched-raids'

export const FEW_RAIDS = 12

/** Loaded on demand, since it needs zod. */
const backupPart = lazyPart('Export and import', () => import('./Backup'))

interface Props {
  raids: readonly IndexedRaid[]
}

/** The address has the search. Lists of raids show until the visitor searches. */
export function Finder({ raids: all }: Props) {
  const { raids, terms, otherNames } = useSearchedRaids(all)
  const labels = useMemo(() => filterLabels(all), [all])
  const tier = useStored(storedTier)
  const filters = parseQuery(useQuery(), labels)
  const { name, herb, also, ...listFilters } = filters
  const filteredRaids = useFilteredRaids(raids, labels, listFilters)
  const words = useLabels().finder
  const isSearch = queryOf(filters) !== ''
  const matches = isSearch
    ? searchRaids(
        nearestFirst(filteredRaids, { tier }),
        { name, herb, also },
        { fillers: words.fillerWords, terms, otherNames },
      )
    : []
  const note = noteOn(name ?? '', matches, otherNames)
  const lacksNames = useOtherNamesFor(name ?? '', matches)
  const activeFilters = words.filtersLine(filters, chosenHerbs(filters))
  // Read from the address: two filters may change before the next render.
  const search = (changes: Filters) => {
    storeTier(changes.tier ?? '')
    setQuery(queryOf({ ...parseQuery(currentQuery(), labels), ...changes }))
  }
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The removed button would take the focus with it.
    currentTarget.parentElement?.focus()
    goTo('/')
  }
  return (
    <div className={styles.finder}>
      <h2 className={styles.heading}>{words.title}</h2>
      <noscript>
        <p className={styles.count}>{words.needsScript}</p>
      </noscript>
      <FinderForm labels={labels} filters={filters} onChange={search} best={matches[0]} />
      <div className={styles.counts} tabIndex={-1}>
        <p role="status">{words.found(isSearch ? matches.length : all.length)}</p>
        {isSearch && <PlainButton onClick={clear}>{words.clear}</PlainButton>}
        {activeFilters && <p>{activeFilters}</p>}
        <BeatenShare raids={all} />
      </div>
      {lacksNames && <p>{words.searchNotLoaded}</p>}
      {isSearch && matches.length === 0 && (
        <div className={styles.none}>
          <p>{words.nothingFound}</p>
          {name && note !== 'rewards' && <p>{words.covered(lastEventDay(all))}</p>}
        </div>
      )}
      {note && <p className={styles.count}>{words.notes[note]}</p>}
      {isSearch && <FoundRaids raids={matches} herbs={wantedHerbs(filters)} />}
      {/* Hidden, not removed: removing all links takes a slow phone longer than the search. */}
      <div className={styles.unsearched} hidden={isSearch}>
        <RecentRaids />
        <LatestEvents raids={all} />
        <div className={styles.lists}>
          <FoldedRaids raids={all} />
          <SiteLink path={pathOfSegments([])}>{words.browse}</SiteLink>
          <LazyDetails summary={words.exportOrImport} part={backupPart} className="needs-script">
            {({ Backup }) => <Backup />}
          </LazyDetails>
        </div>
      </div>
    </div>
  )
}

function useFilteredRaids(raids: readonly IndexedRaid[], labels: FilterLabels, filters: Filters) {
  const query = queryOf(filters)
  const beaten = useStored(MARKS.beaten)
  return useMemo(() => {
    const parsedFilters = parseQuery(query, labels)
    return byProgress(findRaids(raids, parsedFilters), parsedFilters.beaten, beaten)
  }, [raids, labels, query, beaten])
}

function BeatenShare({ raids }: Props) {
  const { finder } = useLabels()
  const beaten = useStored(MARKS.beaten)
  const count = byProgress(raids, 'Yes', beaten).length
  return count > 0 && <p>{finder.beaten(count, raids.length)}</p>
}

interface FoundRaidsProps {
  raids: readonly FoundRaid[]
  herbs: readonly HerbName[]
}

function FoundRaids({ raids, herbs }: FoundRaidsProps) {
  const { finder } = useLabels()
  const oddsIn = ({ raid, herbs: dropsToShow = herbs }: FoundRaid) =>
    dropsToShow.map((herb) => [herb, raid.herbs[herb] ?? 0] as const)
  const [{ guess, herbs: searchedHerbs = herbs } = {}] = raids
  return (
    <>
      {/* The closest names come first, even if they drop no herb. */}
      {searchedHerbs.length > 0 && !guess && <p className={styles.count}>{finder.herbOrder}</p>}
      {guess && <p className={styles.count}>{finder.closest[guess]}</p>}
      <ShowMoreList items={raids} few={FEW_RAIDS} showAll={finder.showAll}>
        {(shownRaids) => (
          <RaidLinks
            links={shownRaids.map((match) => ({
              ...match,
              note: finder.about({ ...match, herbs: oddsIn(match) }),
            }))}
          />
        )}
      </ShowMoreList>
    </>
  )
}
