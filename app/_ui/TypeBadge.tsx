import type { ReactNode } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import type { TypeName } from '@/data/vocabulary'
import styles from './TypeBadge.module.css'

interface Props {
  type: TypeName
  children?: ReactNode
  as?: 'span' | 'li'
}

export function TypeBadge({ type, children, as: Badge = 'span' }: Props) {
  const { names } = useLabels()
  return (
    <Badge className={styles.badge} data-type={type}>
      {children ?? names.type(type)}
    </Badge>
  )
}

interface TeraToTrainProps {
  teraType: TypeName
  /** Set for a Pokémon that never Terastallizes. */
  anyTera?: true | undefined
}

export function TeraToTrain({ teraType, anyTera }: TeraToTrainProps) {
  const { raid } = useLabels()
  if (anyTera)
    return (
      <span className={styles.any} data-tera="any">
        {raid.anyTera}
      </span>
    )
  return <TypeBadge type={teraType}>{raid.tera(teraType)}</TypeBadge>
}
