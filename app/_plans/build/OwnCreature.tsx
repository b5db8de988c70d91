import { useOwned } from '@/app/_plans/use-owned'
import { useHydrated } from '@/app/_ui/use-hydrated'
import styles from './OwnCreature.module.css'

interface Props {
  /** Its name in @pkmn/data. */
  species: string
  name: string
}

/** Whether the visitor owns a Pokémon, kept on the device. */
export function OwnCreature({ species, name }: Props) {
  const { owned, toggle } = useOwned()
  // It does nothing before the page has started, and is a twentieth of the HTML of every raid.
  if (!useHydrated()) return null
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
