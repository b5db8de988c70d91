import { useLabels } from '@/app/_ui/language/language'
import { Select } from '@/app/_ui/Select'
import { ATTACK_KINDS, type BuildSearch, FOR_EVERYONE, SORTS } from '@/lib/bring/search/build-search'
import styles from './BuildSearchForm.module.css'

interface Props {
  search: BuildSearch
  onChange: (changed: Partial<BuildSearch>) => void
}

const FILTERS = ['legendaries', 'mythicals', 'unboosted', 'mine'] as const

export function BuildSearchForm({ search, onChange }: Props) {
  const { plans } = useLabels()
  return (
    <fieldset className={`${styles.form} needs-script`}>
      <Select
        label={plans.sortBy}
        placeholder={plans.sorts[FOR_EVERYONE.sort]}
        value={search.sort === FOR_EVERYONE.sort ? undefined : search.sort}
        onChoose={(value) => onChange({ sort: SORTS.find((sort) => sort === value) ?? FOR_EVERYONE.sort })}
      >
        {SORTS.filter((sort) => sort !== FOR_EVERYONE.sort).map((sort) => (
          <option key={sort} value={sort}>
            {plans.sorts[sort]}
          </option>
        ))}
      </Select>
      <Select
        label={plans.attacks}
        placeholder={plans.bothKinds}
        value={search.kind}
        onChoose={(value) => onChange({ kind: ATTACK_KINDS.find((kind) => kind === value) })}
      >
        {ATTACK_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {plans.kinds[kind]}
          </option>
        ))}
      </Select>
      {FILTERS.map((filter) => (
        <label key={filter}>
          <input
            type="checkbox"
            checked={search[filter]}
            onChange={(event) => onChange({ [filter]: event.target.checked })}
          />
          {plans.filters[filter]}
        </label>
      ))}
    </fieldset>
  )
}
