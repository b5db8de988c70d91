import { pathOf } from '@/lib/raid/deep-link'
import { offeredBosses, type Selection } from '@/lib/raid/selection'
import styles from './OfferedRaids.module.css'
import { SiteLink } from './SiteLink'

interface Props {
  selection: Selection
}

/** What stands in the place of a raid until a boss is chosen: those of the tier and region that are. */
export function OfferedRaids({ selection }: Props) {
  const bosses = offeredBosses(selection)
  return (
    <div className={styles.offered}>
      <h2>Choose a raid</h2>
      {bosses.length === 0 && <p>Pick a region: its creatures are then there to choose from.</p>}
      <ul>
        {bosses.map((boss) => (
          <li key={boss}>
            <SiteLink path={pathOf({ ...selection, boss })}>{boss}</SiteLink>
          </li>
        ))}
      </ul>
      <p>
        Or <SiteLink path="/">find a raid</SiteLink> by herb, type, move or ability.
      </p>
    </div>
  )
}
