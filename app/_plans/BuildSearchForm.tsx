import { Choice } from '@/app/_ui/Choice'
import { ATTACK_KINDS } from '@/lib/bring/attack-kind'
import { type BuildSearch, FOR_EVERYONE, SORTS } from '@/lib/bring/search/build-search'
import styles from './BuildSearchForm.module.css'

interface Props {
  search: BuildSearch
  disabled: boolean
  onChange: (changed: Partial<BuildSearch>) => void
}

const SORT_NAMES = {
  alone: 'Win chance',
  group: 'Win chance of four',
  turns: 'Fewest turns',
  safest: 'Safest',
} as const

const KIND_NAMES = { physical: 'Physical only', special: 'Special only' } as const

const CHECKS = [
  ['legendaries', 'Include legendaries'],
  ['mythicals', 'Include mythicals'],
  ['unboosted', 'Without a boost'],
  ['mine', 'Only mine'],
] as const

/** In which order builds are listed, and which. */
export function BuildSearchForm({ search, disabled, onChange }: Props) {
  return (
    <fieldset className={`${styles.form} needs-script`} disabled={disabled}>
      <Choice
        label="Sort by"
        placeholder={SORT_NAMES[FOR_EVERYONE.sort]}
        value={search.sort === FOR_EVERYONE.sort ? undefined : search.sort}
        onChoose={(value) => onChange({ sort: SORTS.find((sort) => sort === value) ?? FOR_EVERYONE.sort })}
      >
        {SORTS.filter((sort) => sort !== FOR_EVERYONE.sort).map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]}
          </option>
        ))}
      </Choice>
      <Choice
        label="Attacks"
        placeholder="Both kinds"
        value={search.kind}
        onChoose={(value) => onChange({ kind: ATTACK_KINDS.find((kind) => kind === value) })}
      >
        {ATTACK_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_NAMES[kind]}
          </option>
        ))}
      </Choice>
      {CHECKS.map(([filter, label]) => (
        <label key={filter}>
          <input
            type="checkbox"
            checked={search[filter]}
            onChange={(event) => onChange({ [filter]: event.target.checked })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
