'use client'

import { useMemo } from 'react'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import { type Filters, filterLabels } from '@/lib/finder/filters'
import { findRaids } from '@/lib/finder/find-raids'
import { parseQuery, queryOf } from '@/lib/finder/search-query'
import { currentQuery, setQuery, useQuery } from './address-bar'
import styles from './Finder.module.css'
import { FinderForm } from './FinderForm'
import { FoundRaids } from './FoundRaids'

interface Props {
  raids: readonly IndexedRaid[]
}

/** All raids, and the search among them. What is searched for lives in the query of the address. */
export function Finder({ raids }: Props) {
  const labels = useMemo(() => filterLabels(raids), [raids])
  const filters = parseQuery(useQuery(), labels)
  const found = findRaids(raids, filters)
  // From the address, since two filters may change before the next rendering.
  const search = (changed: Filters) =>
    setQuery(queryOf({ ...parseQuery(currentQuery(), labels), ...changed }))
  return (
    <div className={styles.finder}>
      <h2 className={styles.heading}>Find a raid</h2>
      <FinderForm labels={labels} filters={filters} onChange={search} best={found[0]} />
      <p className={styles.count} role="status">
        {found.length === 1 ? '1 raid' : `${found.length} raids`}
      </p>
      <FoundRaids raids={found} filters={filters} />
    </div>
  )
}
