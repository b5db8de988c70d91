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
          {optionsOf(REGIONS)}
        </Choice>
        <Choice
          className={styles.bosses}
          label="Creature list"
          placeholder="-- Pokemon --"
          {...control('boss')}
        >
          {optionsOf(offeredBosses(selection))}
        </Choice>
        <Choice label="Tera type list" placeholder="-- Tera Type --" {...control('teraType')}>
          {optionsOf(TYPE_NAMES)}
        </Choice>
        <ShareRaid selection={selection} />
      </div>
    </header>
  )
}

// An option without a value has its text for one: two thousand characters less in every page.
function optionsOf(labels: readonly string[]) {
  return labels.map((label) => <option key={label}>{label}</option>)
}
