import type { Filters } from '@/lib/plans/filters'
import styles from './BuildFilters.module.css'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

const CHOICES: readonly (readonly [filter: keyof Filters, label: string])[] = [
  ['legendaries', 'Include legendaries'],
  ['mythicals', 'Include mythicals and event Pokémon'],
]

/** Whether builds are listed whose Pokémon few players have. */
export function BuildFilters({ filters, onChange }: Props) {
  return CHOICES.map(([filter, label]) => (
    <label key={filter} className={styles.check}>
      <input
        type="checkbox"
        checked={filters[filter]}
        onChange={(event) => onChange({ ...filters, [filter]: event.target.checked })}
      />
      {label}
    </label>
  ))
}
