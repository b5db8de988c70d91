import { FirstFew } from '@/app/_ui/FirstFew'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { Attacker } from '@/lib/attackers/attacker'
import { notesInWords, reasonInWords } from '@/lib/attackers/attacker-in-words'
import styles from './AttackerList.module.css'
import { useOwned } from './use-owned'

interface Props {
  attackers: readonly Attacker[]
}

const FIRST = 12

/** Attackers in their order: the first few, and all on request. */
export function AttackerList({ attackers }: Props) {
  return (
    <FirstFew items={attackers} few={FIRST}>
      {(shown) => (
        <ol className={styles.list}>
          {shown.map((attacker) => (
            <AttackerRow key={attacker.creature} attacker={attacker} />
          ))}
        </ol>
      )}
    </FirstFew>
  )
}

function AttackerRow({ attacker }: { attacker: Attacker }) {
  const { owned, toggle } = useOwned()
  return (
    <li className={styles.attacker} data-type={attacker.type}>
      <p>
        <strong>{attacker.creature}</strong> <TypeBadge type={attacker.type}>{attacker.move}</TypeBadge>{' '}
        {attacker.category}
      </p>
      <p>{reasonInWords(attacker)}</p>
      <p className={styles.notes}>{notesInWords(attacker).join(' · ')}</p>
      <label className={styles.own}>
        <input
          type="checkbox"
          checked={owned.creatures.has(attacker.creature)}
          onChange={() => toggle(attacker.creature)}
          aria-label={`I own ${attacker.creature}`}
        />
        <span aria-hidden="true">Own</span>
      </label>
    </li>
  )
}
