import { useRef } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import { BUILD_PARAMETERS, type BuildSearch, FOR_EVERYONE } from '@/lib/bring/search/build-search'
import type { Labels } from '@/lib/words/language'
import styles from './ActiveFilters.module.css'

interface Props {
  search: BuildSearch
  onChange: (changed: Partial<BuildSearch>) => void
}

export function ActiveFilters({ search, onChange }: Props) {
  const { plans } = useLabels()
  const list = useRef<HTMLUListElement>(null)
  const active = BUILD_PARAMETERS.filter((key) => search[key] !== FOR_EVERYONE[key])
  const remove = (key: (typeof active)[number], index: number) => {
    // The removed button would take the focus with it.
    const buttons = list.current?.querySelectorAll('button')
    const neighbor = buttons?.[index + 1] ?? buttons?.[index - 1] ?? list.current
    onChange({ [key]: FOR_EVERYONE[key] })
    neighbor?.focus()
  }
  return (
    <ul ref={list} tabIndex={-1} className={styles.filters} aria-label={plans.activeFilters}>
      {active.map((key, index) => (
        <li key={key}>
          <button type="button" onClick={() => remove(key, index)}>
            {nameOf(key, search, plans)}
            <span className="visually-hidden">{plans.remove}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function nameOf(key: keyof BuildSearch, { sort, kind }: BuildSearch, plans: Labels['plans']): string {
  if (key === 'sort') return plans.sortedBy(plans.sorts[sort])
  if (key === 'kind') return kind ? plans.kinds[kind] : plans.bothKinds
  return plans.filters[key]
}
