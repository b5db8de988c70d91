import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { MoveView, RaidView } from '@/lib/raid-view/raid-view'
import styles from './Moves.module.css'

interface Props {
  raid: Pick<RaidView, 'moves'>
}

/** The boss's moves: figures, effect, and the types each is super effective on. */
export function Moves({ raid }: Props) {
  const labels = useLabels().raid
  return (
    <Section id="moves">
      <table className={styles.moves}>
        <thead>
          <tr>
            <th scope="col">{labels.move.name}</th>
            <th scope="col">{labels.move.power}</th>
            <th scope="col">{labels.move.accuracy}</th>
            <th scope="col">{labels.move.pp}</th>
          </tr>
        </thead>
        <Each items={raid.moves}>{(move) => <MoveRows move={move} />}</Each>
      </table>
    </Section>
  )
}

/** A move in two rows under one header: its figures, then its effect. On a narrow screen each figure says what it is. */
function MoveRows({ move }: { move: MoveView }) {
  const { facts, raid: labels } = useLabels()
  return (
    <tbody data-type={move.type}>
      <tr>
        <th scope="rowgroup">{move.name}</th>
        <td data-label={labels.move.power}>{facts.power(move.power)}</td>
        <td data-label={labels.move.accuracy}>{facts.accuracy(move.accuracy)}</td>
        <td data-label={labels.move.pp}>{move.pp}</td>
      </tr>
      <tr>
        <td colSpan={4}>
          <TypeBadge type={move.type} />
          {` ${labels.kindOfMove(move)} `}
          <small>{labels.aboutMove(move)}</small>
        </td>
      </tr>
    </tbody>
  )
}
