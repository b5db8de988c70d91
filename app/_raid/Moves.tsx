import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { MoveView, RaidView } from '@/lib/raid-view/raid-view'
import styles from './Moves.module.css'

interface Props {
  raid: Pick<RaidView, 'moves'>
}

/** The boss's moves, one line each, which opens to what it does and the types it is super effective on. */
export function Moves({ raid }: Props) {
  return (
    <Section id="moves">
      <ul className={styles.moves}>
        <Each items={raid.moves}>{(move) => <MoveLine move={move} />}</Each>
      </ul>
    </Section>
  )
}

function MoveLine({ move }: { move: MoveView }) {
  const { raid: labels } = useLabels()
  return (
    <li data-type={move.type}>
      <details>
        <summary>
          <strong>{move.name}</strong>
          <TypeBadge type={move.type} />
          <span>{labels.moveInLine(move)}</span>
        </summary>
        <p>{labels.aboutMove(move)}</p>
      </details>
    </li>
  )
}
