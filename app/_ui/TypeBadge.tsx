import type { ReactNode } from 'react'
import type { TypeName } from '@/data/vocabulary'
import styles from './TypeBadge.module.css'

interface Props {
  type: TypeName
  /** The text of the badge; the type's name by default. */
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
