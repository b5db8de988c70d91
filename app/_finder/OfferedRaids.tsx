import { SiteLink } from '@/app/_navigation/SiteLink'
import { pathOf } from '@/lib/raid/deep-link'
import { placeName, placesLeft } from '@/lib/raid/place'
import { offeredBosses, type Selection } from '@/lib/raid/selection'
import styles from './OfferedRaids.module.css'
import { Places } from './Places'

interface Props {
  selection: Selection
}

/** The raids that match the selection so far, until a boss is chosen. */
export function OfferedRaids({ selection }: Props) {
  return (
    <div className={styles.offered}>
      <h2>Choose a raid</h2>
      <Places selection={selection} />
      {placesLeft(selection).map((place) => (
        <section key={placeName(place)}>
          <h3>{placeName(place)}</h3>
          <ul>
            {offeredBosses(place).map((boss) => (
              <li key={boss}>
                <SiteLink path={pathOf({ ...place, boss, teraType: selection.teraType })}>{boss}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        Or <SiteLink path="/">find a raid</SiteLink> by herb, type, move or ability.
      </p>
    </div>
  )
}
