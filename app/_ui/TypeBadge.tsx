import type { ReactNode } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import type { TypeName } from '@/data/vocabulary'
import styles from './TypeBadge.module.css'

interface Props {
  type: TypeName
  /** The text of the badge; the type's name by default. */
  children?: ReactNode
  /** `li` in a list: the badge is its item. */
  as?: 'span' | 'li'
}

/** A type's name on its colour. */
export function TypeBadge({ type, children, as: Badge = 'span' }: Props) {
  const { names } = useLabels()
  return (
    <Badge className={styles.badge} data-type={type}>
      {children ?? names.type(type)}
    </Badge>
  )
}
