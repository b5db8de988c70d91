import { Choice } from '@/app/_ui/Choice'
import { Options } from '@/app/_ui/Options'
import { PlainButton } from '@/app/_ui/PlainButton'
import type { FilterLabels, Filters, ListFilter } from '@/lib/finder/filters'
import { LIST_FILTERS } from '@/lib/finder/search-query'
import styles from './FilterSheet.module.css'

interface Props {
  labels: FilterLabels
  filters: Filters
  onChange: (changed: Filters) => void
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

const SHEET = 'filters'

/**
 * The filters: in line where there is room, on a phone a sheet behind a button that says how many are on. The sheet is a
 * popover of the browser, which opens and closes it, by Escape too, and returns the focus.
 */
export function FilterSheet({ labels, filters, onChange }: Props) {
  const on = LIST_FILTERS.filter((filter) => filters[filter]).length
  return (
    <>
      <div className={styles.opener}>
        <PlainButton popoverTarget={SHEET}>{on > 0 ? `Filters (${on})` : 'Filters'}</PlainButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll as a sheet */}
      <div id={SHEET} className={styles.sheet} popover="auto" role="group" aria-label="Filters">
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
        <div className={styles.done}>
          <PlainButton popoverTarget={SHEET} popoverTargetAction="hide">
            Done
          </PlainButton>
        </div>
      </div>
    </>
  )
}
