import { CATEGORY_CHOICES, type Filters } from '@/lib/attackers/filters'
import { RANKINGS, type Ranking, SAFE_BELOW } from '@/lib/attackers/ranking'
import styles from './AttackerFilters.module.css'
import { RadioChoice } from './RadioChoice'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

const WHAT_COUNTS = {
  both: 'the damage of a hit, times the worst hits that bring the creature down (five count at most)',
  damage: 'the damage of a hit',
  safety: 'the worst hit taken',
} as const satisfies Record<Ranking, string>

/** The order of the attackers, and which of them count. */
export function AttackerFilters({ filters, onChange }: Props) {
  return (
    <>
      <RadioChoice
        legend="Ranking"
        choices={RANKINGS}
        chosen={filters.ranking}
        onChoose={(ranking) => onChange({ ...filters, ranking })}
        note={`By ${WHAT_COUNTS[filters.ranking]}.`}
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
        {`Only safe ones: take less than ${SAFE_BELOW}% at worst`}
      </label>
    </>
  )
}
