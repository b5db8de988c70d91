import { useCallback } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { Select, SelectOptions } from '@/app/_ui/Select'
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

export function Header({ selection, onChoose }: Props) {
  const { names, screen, titles } = useLabels()
  const hydrated = useHydrated()
  // The list only works after hydration, and would be a large share of each raid's HTML.
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
        <Select {...control('tier')}>
          {TIERS.map((tier) => (
            <option key={tier} value={tier}>
              {screen.stars(tier)}
            </option>
          ))}
        </Select>
        <Select {...control('region')}>
          <SelectOptions values={offeredRegions(selection)} nameOf={names.region} />
        </Select>
        <Select {...control('boss')}>
          <SelectOptions values={bosses} nameOf={nameOfBoss} />
        </Select>
        <FindBoss selection={selection} />
        <Select {...control('teraType')}>
          <SelectOptions values={offeredTeraTypes(selection)} nameOf={names.type} />
        </Select>
        <ShareRaid selection={selection} />
        <SchemeSwitch />
      </div>
    </header>
  )
}

function ControlName({ name, whole }: { name: string; whole?: string }) {
  return (
    <>
      {name}
      {whole && <span className="visually-hidden">{whole}</span>}
    </>
  )
}
