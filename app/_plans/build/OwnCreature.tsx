import { useOwned } from '@/app/_plans/use-owned'
import { useLabels } from '@/app/_ui/language/language'
import styles from './OwnCreature.module.css'

interface Props {
  /** Its name in @pkmn/data. */
  species: string
  name: string
}

/** Whether the visitor owns a Pokémon, kept on the device. */
export function OwnCreature({ species, name }: Props) {
  const { plans } = useLabels()
  const { owned, toggle } = useOwned()
  return (
    <label className={styles.own}>
      <input
        type="checkbox"
        checked={owned.has(species)}
        onChange={() => toggle(species)}
        aria-label={plans.iOwn(name)}
      />
      <span aria-hidden="true">{plans.own}</span>
    </label>
  )
}
