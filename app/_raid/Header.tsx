import { memo } from 'react'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { offeredBosses, type Selection, type SelectionPart } from '@/lib/raid/selection'
import { Choice } from './Choice'
import styles from './Header.module.css'
import { SchemeSwitch } from './SchemeSwitch'
import { ShareRaid } from './ShareRaid'

interface Props {
  selection: Selection
  onChoose: (part: SelectionPart, value: string) => void
}

/** The title and the five controls. */
export function Header({ selection, onChoose }: Props) {
  const control = (part: SelectionPart) => ({
    value: selection[part],
    onChoose: (value: string) => onChoose(part, value),
  })
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>Tera Raid Info</h1>
      <SchemeSwitch />
      <div className={styles.controls}>
        <Choice label="Raid tier" placeholder="-- Tier --" {...control('tier')}>
          {TIERS.map((tier) => (
            <option key={tier} value={tier}>{`${tier} Star`}</option>
          ))}
        </Choice>
        <Choice label="Region" placeholder="-- Region --" {...control('region')}>
          <Options labels={REGIONS} />
        </Choice>
        <Choice
          className={styles.bosses}
          label="Creature list"
          placeholder="-- Pokemon --"
          {...control('boss')}
        >
          <Options labels={offeredBosses(selection)} />
        </Choice>
        <Choice label="Tera type list" placeholder="-- Tera Type --" {...control('teraType')}>
          <Options labels={TYPE_NAMES} />
        </Choice>
        <ShareRaid selection={selection} />
      </div>
    </header>
  )
}

// Rendered again only for another list. An option without a value has its text for one: two thousand characters less in
// every page.
const Options = memo(function Options({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => <option key={label}>{label}</option>)
})
