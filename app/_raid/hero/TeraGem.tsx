import type { TypeName } from '@/data/vocabulary'
import styles from './TeraGem.module.css'

interface Props {
  teraType: TypeName
}

/** The Tera type, as a gem in the type's colour. */
export function TeraGem({ teraType }: Props) {
  return (
    <p className={styles.gem} data-type={teraType}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 0.5 15 5 8 15.5 1 5Z" opacity="0.55" />
        <path d="M8 0.5 11 5 8 15.5 5 5Z" />
      </svg>
      {`Tera ${teraType}`}
    </p>
  )
}
