import type { ReactNode } from 'react'
import type { TypeName } from '@/data/vocabulary'
import styles from './TypeBadge.module.css'

interface Props {
  type: TypeName
  /** What the badge says, where it is more than the type's name. */
  children?: ReactNode
}

/** A type's name on its colour. */
export function TypeBadge({ type, children = type }: Props) {
  return (
    <span className={styles.badge} data-type={type}>
      {children}
    </span>
  )
}
