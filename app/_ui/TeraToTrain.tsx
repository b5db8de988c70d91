import { useLabels } from '@/app/_ui/language/language'
import type { TypeName } from '@/data/vocabulary'
import { TypeBadge } from './TypeBadge'
import styles from './TypeBadge.module.css'

interface Props {
  teraType: TypeName
  /** Set for a Pokémon that never Terastallizes. */
  anyTera?: true | undefined
}

/** The Tera type that a Pokémon needs. */
export function TeraToTrain({ teraType, anyTera }: Props) {
  const { raid } = useLabels()
  if (anyTera)
    return (
      <span className={styles.any} data-tera="any">
        {raid.anyTera}
      </span>
    )
  return <TypeBadge type={teraType}>{raid.tera(teraType)}</TypeBadge>
}
