import { useStored } from '@/app/_kept/use-stored'
import type { Advice } from '@/app/_plans/use-advice'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { pickFor } from '@/lib/bring/for-companies'
import type { MoveView, RaidView } from '@/lib/raid-view/raid-view'
import { storedCompany } from '@/lib/storage/choices'
import styles from './Moves.module.css'

interface Props {
  raid: Pick<RaidView, 'moves'>
  advice: Pick<Advice, 'forEveryone'>
}

export function Moves({ raid, advice: { forEveryone } }: Props) {
  const { raid: labels } = useLabels()
  const company = useStored(storedCompany)
  const pick = forEveryone && pickFor(company, forEveryone)
  const multipliers = forEveryone?.plan?.[company].multipliers
  return (
    <Section id="moves" note={pick && multipliers && labels.multipliersOn(pick, multipliers)}>
      <ul className={styles.moves}>
        <KeyedByIndex items={raid.moves}>
          {(move) => <MoveLine move={move} multipliers={multipliers?.[move.key]} />}
        </KeyedByIndex>
      </ul>
    </Section>
  )
}

interface MoveLineProps {
  move: MoveView
  multipliers: readonly number[] | undefined
}

function MoveLine({ move, multipliers }: MoveLineProps) {
  const { raid: labels } = useLabels()
  return (
    <li data-type={move.type}>
      <details>
        <summary>
          <strong>{move.name}</strong>
          <TypeBadge type={move.type} />
          <span>{labels.moveInLine(move, multipliers)}</span>
        </summary>
        <p>{labels.aboutMove(move)}</p>
      </details>
    </li>
  )
}
