import { FirstFew } from '@/app/_ui/FirstFew'
import type { RaidOrdered } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import { BoxCard } from './BoxCard'
import styles from './BoxList.module.css'
import { keyOf } from './entry-keys'
import type { Fights } from './use-fights'

interface Props {
  raid: RaidOrdered | undefined
  entries: readonly BoxEntry[]
  fights: Fights
}

/** As many as are shown at first: on a phone three screens. */
const FEW = 12

/** The Pokémon of a box, in the order given. */
export function BoxList({ raid, entries, fights }: Props) {
  return (
    <FirstFew items={entries} few={FEW} noun="Pokémon">
      {(shown) => (
        <ol className={styles.list} aria-label="Pokémon of your box">
          {shown.map((entry) => (
            <li key={keyOf(entry)}>
              <BoxCard raid={raid} entry={entry} fights={fights} />
            </li>
          ))}
        </ol>
      )}
    </FirstFew>
  )
}
