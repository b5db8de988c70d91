import { useStored } from '@/app/_kept/use-stored'
import { useSentences } from '@/app/_ui/language/language'
import { storedLevels } from '@/lib/storage/choices'
import styles from './LevelsSwitch.module.css'

/** Whether the box fights at the levels and IVs of its sets. */
export function LevelsSwitch() {
  const { box } = useSentences()
  const levels = useStored(storedLevels)
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={levels === 'of sets'}
        onChange={({ target }) => storedLevels.set(target.checked ? 'of sets' : 'perfect')}
      />
      {box.atLevelsOfSets}
    </label>
  )
}
