import { useOwned } from '@/app/_plans/use-owned'
import styles from './OwnCreature.module.css'

interface Props {
  /** Its name in @pkmn/data. */
  species: string
  name: string
}

/** Whether the visitor owns a Pokémon, kept on the device. */
export function OwnCreature({ species, name }: Props) {
  const { owned, toggle } = useOwned()
  return (
    <label className={styles.own}>
      <input
        type="checkbox"
        checked={owned.has(species)}
        onChange={() => toggle(species)}
        aria-label={`I own ${name}`}
      />
      <span aria-hidden="true">Own</span>
    </label>
  )
}
