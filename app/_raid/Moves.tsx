import { Each } from '@/app/_ui/Each'
import { Section } from '@/app/_ui/Section'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { MoveView, RaidView } from '@/lib/raid-view/raid-view'
import styles from './Moves.module.css'

interface Props {
  raid: Pick<RaidView, 'moves'>
}

/** The boss's moves: figures, effect, and the types each is super effective on. */
export function Moves({ raid }: Props) {
  return (
    <Section title="Moves">
      <table className={styles.moves}>
        <thead>
          <tr>
            <th scope="col">Move</th>
            <th scope="col">Power</th>
            <th scope="col">Acc.</th>
            <th scope="col">PP</th>
          </tr>
        </thead>
        <Each items={raid.moves}>{(move) => <MoveRows move={move} />}</Each>
      </table>
    </Section>
  )
}

/** A move in two rows under one header: its figures, then its effect. */
function MoveRows({ move }: { move: MoveView }) {
  return (
    <tbody data-type={move.type}>
      <tr>
        <th scope="rowgroup">{move.name}</th>
        <td>{move.power}</td>
        <td>{move.accuracy}</td>
        <td>{move.pp}</td>
      </tr>
      <tr>
        <td colSpan={4}>
          <TypeBadge type={move.type} />
          {` ${inWords(move)} `}
          <small>{[move.description, ...notes(move)].filter(Boolean).join(' · ')}</small>
        </td>
      </tr>
    </tbody>
  )
}

function inWords({ category, priority, beats }: MoveView): string {
  return [
    category,
    priority && `priority ${priority > 0 ? '+' : ''}${priority}`,
    beats.length > 0 && `super effective on ${beats.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function notes({ learned, scripted }: MoveView): string[] {
  return scripted ? ['scripted only', learned] : [learned]
}
