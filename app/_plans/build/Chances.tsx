import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import type { Chance } from '@/lib/bring/result-summary'
import styles from './Chances.module.css'

interface Props {
  chances: readonly Chance[]
}

/** Chances to win, as bars on one scale under their text. */
export function Chances({ chances }: Props) {
  const { plans } = useLabels()
  return (
    <ul className={styles.chances} aria-label={plans.chances}>
      <Each items={chances}>
        {(chance) => {
          const [before, number, after] = plans.chanceInParts(chance)
          return (
            <li>
              {before}
              <strong>{number}</strong>
              {after}
              <svg width={`${chance[0]}%`} aria-hidden="true" />
            </li>
          )
        }}
      </Each>
    </ul>
  )
}
