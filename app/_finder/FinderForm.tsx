import type { FormEvent } from 'react'
import { goTo } from '@/app/_navigation/address-bar'
import { openFromTop } from '@/app/_navigation/open-from-top'
import { Choice } from '@/app/_ui/Choice'
import { Options } from '@/app/_ui/Options'
import { PlainButton } from '@/app/_ui/PlainButton'
import type { FilterLabels, Filters, ListFilter } from '@/lib/finder/filters'
import { LIST_FILTERS } from '@/lib/finder/search-query'
import { type FoundRaid, selectionOf } from '@/lib/finder/search-raids'
import { pathOf } from '@/lib/raid/deep-link'
import styles from './FinderForm.module.css'
import { NameField } from './NameField'

interface Props {
  labels: FilterLabels
  filters: Filters
  onChange: (changed: Filters) => void
  /** The raid that Enter leads to. */
  best: FoundRaid | undefined
}

const NAMES = {
  herb: ['Drops', 'any herb'],
  also: ['And drops', 'any herb'],
  type: ['Boss’s type', 'any type'],
  move: ['Uses', 'any move'],
  ability: ['Ability', 'any ability'],
  version: ['Version', 'both'],
  tier: ['Stars', '5 and 6'],
  region: ['Where', 'all regions'],
  beaten: ['Beaten', 'all raids'],
} as const satisfies Record<ListFilter, readonly [label: string, placeholder: string]>

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
        <div className={styles.filters}>
          {LIST_FILTERS.map((filter) => (
            <Choice
              key={filter}
              label={NAMES[filter][0]}
              placeholder={NAMES[filter][1]}
              value={filters[filter]}
              onChoose={(label) => onChange({ [filter]: label })}
            >
              <Options labels={labels[filter]} />
            </Choice>
          ))}
          <PlainButton onClick={() => goTo('/')}>Clear</PlainButton>
        </div>
      </form>
    </search>
  )
}
