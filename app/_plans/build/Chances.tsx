import { Each } from '@/app/_ui/Each'
import type { Chance } from '@/lib/bring/figures'
import styles from './Chances.module.css'

interface Props {
  chances: readonly Chance[]
}

/** Chances to win, as bars on one scale under their text. */
export function Chances({ chances }: Props) {
  return (
    <ul className={styles.chances} aria-label="Chance to win">
      <Each items={chances}>
        {([percent, label]) => (
          <li>
            <strong>{`${percent}%`}</strong>
            {` ${label}`}
            <svg aria-hidden="true">
              <rect width={`${percent}%`} />
            </svg>
          </li>
        )}
      </Each>
    </ul>
  )
}
