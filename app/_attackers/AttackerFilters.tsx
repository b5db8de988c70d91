import { CATEGORY_CHOICES, type Filters } from '@/lib/attackers/filters'
import { RANKINGS, type Ranking } from '@/lib/attackers/ranking'
import styles from './AttackerFilters.module.css'
import { RadioChoice } from './RadioChoice'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

const SORTED_BY = {
  balanced: 'damage × hits survived, at most 5',
  damage: 'damage per hit',
  safety: 'the smallest worst hit taken',
} as const satisfies Record<Ranking, string>

/** The order of the attackers, and the filters. */
export function AttackerFilters({ filters, onChange }: Props) {
  return (
    <>
      <RadioChoice
        legend="Sort"
        choices={RANKINGS}
        chosen={filters.ranking}
        onChoose={(ranking) => onChange({ ...filters, ranking })}
        note={SORTED_BY[filters.ranking]}
      />
      <RadioChoice
        legend="Category"
        choices={CATEGORY_CHOICES}
        chosen={filters.category}
        onChoose={(category) => onChange({ ...filters, category })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filters.onlySafe}
          onChange={(event) => onChange({ ...filters, onlySafe: event.target.checked })}
        />
        Survives two hits
      </label>
    </>
  )
}
