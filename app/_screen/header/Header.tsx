import { useCallback } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { Choice, Options } from '@/app/_ui/Choice'
import { useLabels } from '@/app/_ui/language/language'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { TIERS } from '@/data/vocabulary'
import {
  offeredBosses,
  offeredRegions,
  offeredTeraTypes,
  type Selection,
  type SelectionPart,
  shownBoss,
} from '@/lib/raid/selection'
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
  const { names, screen, titles } = useLabels()
  const hydrated = useHydrated()
  // The list does nothing before the page has started, and is a tenth of the HTML of every raid.
  const bosses = hydrated ? offeredBosses(selection) : [selection.boss].filter((boss) => boss !== undefined)
  const { tier, region } = selection
  const nameOfBoss = useCallback(
    (boss: string) => names.boss(shownBoss({ tier, region, boss })),
    [names, tier, region],
  )
  const control = (part: SelectionPart) => ({
    label: <ControlName {...screen[part]} />,
    placeholder: screen[part].choose,
    value: selection[part],
    onChoose: (value: string) => onChoose(part, value),
  })
  return (
    <header className={styles.header}>
      <h1>
        <SiteLink path="/">{titles.site}</SiteLink>
      </h1>
      <div className="needs-script">
        <Choice {...control('tier')}>
          {TIERS.map((tier) => (
            <option key={tier} value={tier}>
              {screen.stars(tier)}
            </option>
          ))}
        </Choice>
        <Choice {...control('region')}>
          <Options values={offeredRegions(selection)} nameOf={names.region} />
        </Choice>
        <Choice {...control('boss')}>
          <Options values={bosses} nameOf={nameOfBoss} />
        </Choice>
        <FindBoss selection={selection} />
        <Choice {...control('teraType')}>
          <Options values={offeredTeraTypes(selection)} nameOf={names.type} />
        </Choice>
        <ShareRaid selection={selection} />
        <SchemeSwitch />
      </div>
    </header>
  )
}

/** The name of a control; assistive technology may read a longer one than there is room for. */
function ControlName({ name, whole }: { name: string; whole?: string }) {
  return (
    <>
      {name}
      {whole && <span className="visually-hidden">{whole}</span>}
    </>
  )
}
