import { type FormEvent, useRef } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { openFromTop } from '@/app/_navigation/address-bar'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { Select, SelectOptions } from '@/app/_ui/Select'
import { useEnteredBeforeStart } from '@/app/_ui/use-hydrated'
import { BY_EVENT, TIER_OF_LISTS } from '@/data/vocabulary'
import type { FilterLabels, Filters, ListFilter } from '@/lib/finder/filters'
import { HERB_SEARCH } from '@/lib/finder/player-words'
import { LIST_FILTERS } from '@/lib/finder/search-query'
import { type FoundRaid, selectionOf } from '@/lib/finder/search-raids'
import { pathOf } from '@/lib/links/deep-link'
import { placesLeft, tiersFrom } from '@/lib/raid/places'
import { storedTier } from '@/lib/storage/choices'
import type { Labels } from '@/lib/words/language'
import { BossNameField } from './BossNameField'
import styles from './FinderForm.module.css'
import placeStyles from './Places.module.css'

interface Props {
  labels: FilterLabels
  filters: Filters
  onChange: (changed: Filters) => void
  best: FoundRaid | undefined
}

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

function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { finder } = useLabels()
  const field = useRef<HTMLInputElement>(null)
  useEnteredBeforeStart(field, value, onChange)
  return <BossNameField ref={field} type="search" label={finder.bossName} value={value} onChange={onChange} />
}

const SHEET = 'filters'

/** Filters whose options are names. Stars need no translation. */
const NAMED: Readonly<Partial<Record<ListFilter, keyof Labels['names']>>> = {
  herb: 'herb',
  also: 'herb',
  type: 'type',
  move: 'move',
  ability: 'ability',
  version: 'version',
  region: 'region',
}

function FilterOpener({ filters }: Pick<Props, 'filters'>) {
  const { finder } = useLabels()
  const activeCount = LIST_FILTERS.filter((filter) => filters[filter]).length
  return (
    <div className={styles.opener}>
      <PlainButton popoverTarget={SHEET}>
        {activeCount > 0 ? finder.filtersOn(activeCount) : finder.filters}
      </PlainButton>
    </div>
  )
}

/**
 * Inline if there is room, a popover on a phone: the browser opens it, closes it (with Escape too) and returns the
 * focus.
 */
function FilterSheet({ labels, filters, onChange }: Omit<Props, 'best'>) {
  const { finder, names } = useLabels()
  const values = { ...labels, tier: tiersFrom(useStored(storedTier)) }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll as a sheet
    <div id={SHEET} className={styles.sheet} popover="auto" role="group" aria-label={finder.filters}>
      {LIST_FILTERS.map((filter) => (
        <Select
          key={filter}
          label={finder.filter[filter].name}
          placeholder={finder.filter[filter].all}
          value={filters[filter]}
          onChoose={(label) => onChange({ [filter]: label })}
        >
          {filter === 'beaten' ? (
            <ProgressOptions of={labels.beaten} />
          ) : (
            <SelectOptions values={values[filter]} nameOf={nameOf(filter, names)} />
          )}
        </Select>
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
  const namesKey = NAMED[filter]
  return namesKey && names[namesKey]
}

function ProgressOptions({ of }: { of: FilterLabels['beaten'] }) {
  const { finder } = useLabels()
  return of.map((progress) => (
    <option key={progress} value={progress}>
      {finder.progress[progress]}
    </option>
  ))
}

function Shortcuts({ filters: { name, beaten }, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const { finder, titles } = useLabels()
  const isForHerbs = name === HERB_SEARCH
  const isLeft = beaten === 'Not yet'
  return (
    <nav className={placeStyles.shortcuts} aria-label={finder.shortcuts}>
      {placesLeft({ tier: TIER_OF_LISTS }).map((place) => (
        <SiteLink key={place.region} path={pathOf(place)}>
          {titles.place(place)}
        </SiteLink>
      ))}
      <SiteLink path={pathOf({ tier: '7', region: BY_EVENT })} aria-label={finder.raidsOf('7')}>
        {titles.tier('7')}
      </SiteLink>
      <button
        type="button"
        className="needs-script"
        aria-pressed={isForHerbs}
        onClick={() => onChange({ name: isForHerbs ? '' : HERB_SEARCH })}
      >
        {finder.herbs}
      </button>
      <button
        type="button"
        className="needs-script"
        aria-pressed={isLeft}
        onClick={() => onChange({ beaten: isLeft ? undefined : 'Not yet' })}
      >
        {finder.notBeaten}
      </button>
    </nav>
  )
}
