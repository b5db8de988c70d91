import { type FormEvent, useRef } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { openFromTop } from '@/app/_navigation/address-bar'
import { PlainButton } from '@/app/_ui/Buttons'
import { Choice, Options } from '@/app/_ui/Choice'
import { useLabels } from '@/app/_ui/language/language'
import { useEnteredBeforeStart } from '@/app/_ui/use-hydrated'
import type { FilterLabels, Filters, ListFilter } from '@/lib/finder/filters'
import { LIST_FILTERS } from '@/lib/finder/search-query'
import { type FoundRaid, selectionOf } from '@/lib/finder/search-raids'
import { pathOf } from '@/lib/links/deep-link'
import { tiersFrom } from '@/lib/raid/places'
import { storedTier } from '@/lib/storage/choices'
import type { Labels } from '@/lib/words/language'
import { BossNameField } from './BossNameField'
import styles from './FinderForm.module.css'
import { Shortcuts } from './Shortcuts'

interface Props {
  labels: FilterLabels
  filters: Filters
  onChange: (changed: Filters) => void
  /** The raid that Enter leads to. */
  best: FoundRaid | undefined
}

/** The search box, shortcuts and the filters. Without scripts only the shortcuts that are links. */
export function FinderForm({ labels, filters, onChange, best }: Props) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (best) openFromTop(pathOf(selectionOf(best)))
  }
  return (
    <search>
      <form className={styles.form} onSubmit={onSubmit}>
        <div className={`${styles.part} needs-script`}>
          <NameField value={filters.name ?? ''} onChange={(name) => onChange({ name })} />
          <FilterOpener filters={filters} />
        </div>
        <Shortcuts filters={filters} onChange={onChange} />
        <div className={`${styles.part} needs-script`}>
          <FilterSheet labels={labels} filters={filters} onChange={onChange} />
        </div>
      </form>
    </search>
  )
}

/** The search box for a boss's name, with words such as its Tera type or tier. */
function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { finder } = useLabels()
  const field = useRef<HTMLInputElement>(null)
  useEnteredBeforeStart(field, value, onChange)
  return <BossNameField ref={field} type="search" label={finder.bossName} value={value} onChange={onChange} />
}

const SHEET = 'filters'

/** What the options of a filter name. A number of stars is the same in all languages. */
const NAMED: Readonly<Partial<Record<ListFilter, keyof Labels['names']>>> = {
  herb: 'herb',
  also: 'herb',
  type: 'type',
  move: 'move',
  ability: 'ability',
  version: 'version',
  region: 'region',
}

/** On a phone, the button that opens the filters. It says how many are on. */
function FilterOpener({ filters }: Pick<Props, 'filters'>) {
  const { finder } = useLabels()
  const on = LIST_FILTERS.filter((filter) => filters[filter]).length
  return (
    <div className={styles.opener}>
      <PlainButton popoverTarget={SHEET}>{on > 0 ? finder.filtersOn(on) : finder.filters}</PlainButton>
    </div>
  )
}

/**
 * The filters: in line where there is room, on a phone a sheet. The sheet is a popover of the browser, which opens and closes
 * it, by Escape too, and returns the focus.
 */
function FilterSheet({ labels, filters, onChange }: Omit<Props, 'best'>) {
  const { finder, names } = useLabels()
  const values = { ...labels, tier: tiersFrom(useStored(storedTier)) }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll as a sheet
    <div id={SHEET} className={styles.sheet} popover="auto" role="group" aria-label={finder.filters}>
      {LIST_FILTERS.map((filter) => (
        <Choice
          key={filter}
          label={finder.filter[filter].name}
          placeholder={finder.filter[filter].all}
          value={filters[filter]}
          onChoose={(label) => onChange({ [filter]: label })}
        >
          {filter === 'beaten' ? (
            <ProgressOptions of={labels.beaten} />
          ) : (
            <Options values={values[filter]} nameOf={nameOf(filter, names)} />
          )}
        </Choice>
      ))}
      <div className={styles.done}>
        <PlainButton popoverTarget={SHEET} popoverTargetAction="hide">
          {finder.done}
        </PlainButton>
      </div>
    </div>
  )
}

function nameOf(filter: ListFilter, names: Labels['names']): ((option: string) => string) | undefined {
  const named = NAMED[filter]
  return named && names[named]
}

/** An option has the words of addresses for its value. */
function ProgressOptions({ of }: { of: FilterLabels['beaten'] }) {
  const { finder } = useLabels()
  return of.map((progress) => (
    <option key={progress} value={progress}>
      {finder.progress[progress]}
    </option>
  ))
}
