import type { FormEvent } from 'react'
import { openFromTop } from '@/app/_navigation/open-from-top'
import type { FilterLabels, Filters } from '@/lib/finder/filters'
import { type FoundRaid, selectionOf } from '@/lib/finder/search-raids'
import { pathOf } from '@/lib/raid/deep-link'
import { FilterSheet } from './FilterSheet'
import styles from './FinderForm.module.css'
import { NameField } from './NameField'

interface Props {
  labels: FilterLabels
  filters: Filters
  onChange: (changed: Filters) => void
  /** The raid that Enter leads to. */
  best: FoundRaid | undefined
}

/** The search box and the filters. */
export function FinderForm({ labels, filters, onChange, best }: Props) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (best) openFromTop(pathOf(selectionOf(best)))
  }
  return (
    <search>
      <form className={`${styles.form} needs-script`} onSubmit={onSubmit}>
        <NameField value={filters.name ?? ''} onChange={(name) => onChange({ name })} />
        <FilterSheet labels={labels} filters={filters} onChange={onChange} />
      </form>
    </search>
  )
}
