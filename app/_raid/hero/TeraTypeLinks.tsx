import { SiteLink } from '@/app/_navigation/SiteLink'
import { TYPE_NAMES } from '@/data/vocabulary'
import { pathOf } from '@/lib/raid/deep-link'
import type { Selection } from '@/lib/raid/selection'
import styles from './TeraTypeLinks.module.css'

interface Props {
  /** A raid whose Tera type is not chosen. */
  selection: Selection
}

/** A raid with each of the 18 Tera types, as links. */
export function TeraTypeLinks({ selection }: Props) {
  return (
    <nav className={styles.types} aria-labelledby="tera-types">
      <p id="tera-types">Choose its Tera type to see its weaknesses</p>
      <ul>
        {TYPE_NAMES.map((teraType) => (
          <li key={teraType}>
            <SiteLink data-type={teraType} path={pathOf({ ...selection, teraType })}>
              {teraType}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
