import { useStored } from '@/app/_kept/use-stored'
import { useOwned } from '@/app/_plans/use-owned'
import { useLabels } from '@/app/_ui/language/language'
import { storedBoxed } from '@/lib/storage/box-summary'
import { MARKS, toggleOwned } from '@/lib/storage/marks'
import styles from './OwnCreature.module.css'

interface Props {
  /** Its name in @pkmn/data. */
  species: string
  name: string
}

/** Whether the visitor owns a Pokémon, kept on the device. One of the box is owned as long as it is in there. */
export function OwnCreature({ species, name }: Props) {
  const { plans } = useLabels()
  const owned = useOwned()
  const isBoxed = useStored(storedBoxed).has(species)
  return (
    <label className={styles.own}>
      <input
        type="checkbox"
        checked={owned.has(species)}
        disabled={isBoxed}
        onChange={() => MARKS.owned.update((marked) => toggleOwned(marked, species))}
        aria-label={isBoxed ? plans.iOwnInBox(name) : plans.iOwn(name)}
      />
      <span aria-hidden="true">{isBoxed ? plans.inBox : plans.own}</span>
    </label>
  )
}
