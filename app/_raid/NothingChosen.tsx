import type { Selection } from '@/lib/raid/selection'
import styles from './NothingChosen.module.css'

interface Props {
  selection: Selection
}

/** What stands in the place of a raid until a boss is chosen. */
export function NothingChosen({ selection: { tier, region } }: Props) {
  return (
    <div className={styles.empty}>
      <h2>Choose a raid</h2>
      <p>
        {region
          ? `Pick ${tier ? '' : 'a tier, '}a creature and its Tera type: its weaknesses, moves, actions and herbs show here.`
          : 'Pick a region: its creatures are then there to choose from.'}
      </p>
    </div>
  )
}
