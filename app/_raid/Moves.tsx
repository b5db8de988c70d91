import type { MoveView } from '@/lib/raid/raid-view'
import { Each } from './Each'
import styles from './Moves.module.css'
import { Section } from './Section'
import { TypeBadge } from './TypeBadge'

interface Props {
  moves: readonly MoveView[]
}

/** What the boss attacks with, and what each of its moves is super effective on. */
export function Moves({ moves }: Props) {
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
        <tbody>
          <Each items={moves}>{(move) => <MoveRow move={move} />}</Each>
        </tbody>
      </table>
    </Section>
  )
}

function MoveRow({ move }: { move: MoveView }) {
  return (
    <tr data-type={move.type}>
      <th scope="row">
        <strong>{move.name}</strong> <TypeBadge type={move.type} />
        {` ${categoryInWords(move)}`}
        {move.beats.length > 0 && <em>{`super effective on ${move.beats.join(', ')}`}</em>}
        <small>{[move.description, ...notes(move)].filter(Boolean).join(' · ')}</small>
      </th>
      <td>{move.power}</td>
      <td>{move.accuracy}</td>
      <td>{move.pp}</td>
    </tr>
  )
}

function categoryInWords({ category, priority }: MoveView): string {
  if (!priority) return category
  return `${category} · priority ${priority > 0 ? '+' : ''}${priority}`
}

function notes({ learned, scripted }: MoveView): string[] {
  return scripted ? ['scripted only', learned] : [learned]
}
