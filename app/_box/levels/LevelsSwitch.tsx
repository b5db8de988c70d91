import { keepLevels, useLevels } from '@/app/_kept/box/levels'
import { useSentences } from '@/app/_ui/language/language'
import styles from './LevelsSwitch.module.css'

/** Whether the box fights at the levels and IVs of its sets. */
export function LevelsSwitch() {
  const { box } = useSentences()
  const levels = useLevels()
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={levels === 'of sets'}
        onChange={({ target }) => keepLevels(target.checked ? 'of sets' : 'perfect')}
      />
      {box.atLevelsOfSets}
    </label>
  )
}
