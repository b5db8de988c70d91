import { SiteLink } from '@/app/_navigation/SiteLink'
import { Choice } from '@/app/_ui/Choice'
import { Options } from '@/app/_ui/Options'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { offeredBosses, type Selection, type SelectionPart } from '@/lib/raid/selection'
import { FindBoss } from './FindBoss'
import styles from './Header.module.css'
import { SchemeSwitch } from './SchemeSwitch'
import { ShareRaid } from './ShareRaid'

interface Props {
  selection: Selection
  onChoose: (part: SelectionPart, value: string) => void
}

/** The title and the controls. Once the page is scrolled, one row of them stays. */
export function Header({ selection, onChoose }: Props) {
  const hydrated = useHydrated()
  // The list does nothing before the page has started, and is a tenth of the HTML of every raid.
  const bosses = hydrated ? offeredBosses(selection) : [selection.boss].filter((boss) => boss !== undefined)
  const control = (part: SelectionPart) => ({
    value: selection[part],
    onChoose: (value: string) => onChoose(part, value),
  })
  return (
    <header className={styles.header}>
      <h1>
        <SiteLink path="/">Tera Raid Info</SiteLink>
      </h1>
      <div className="needs-script">
        <Choice label="Raid tier" placeholder="-- Tier --" {...control('tier')}>
          {TIERS.map((tier) => (
            <option key={tier} value={tier}>{`${tier} Star`}</option>
          ))}
        </Choice>
        <Choice label="Region" placeholder="-- Region --" {...control('region')}>
          <Options labels={REGIONS} />
        </Choice>
        <Choice label={BOSS} placeholder="-- Pokemon --" {...control('boss')}>
          <Options labels={bosses} />
        </Choice>
        <FindBoss selection={selection} />
        <Choice label={TERA_TYPE_LIST} placeholder="-- Tera Type --" {...control('teraType')}>
          <Options labels={TYPE_NAMES} />
        </Choice>
        <ShareRaid selection={selection} />
        <SchemeSwitch />
      </div>
    </header>
  )
}

// The names that assistive technology reads are longer than the place for them on a phone.
const BOSS = (
  <>
    Boss<span className="visually-hidden"> (creature list)</span>
  </>
)

const TERA_TYPE_LIST = (
  <>
    Tera type<span className="visually-hidden"> list</span>
  </>
)
