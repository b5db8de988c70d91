import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { TypeName } from '@/data/vocabulary'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Advantages.module.css'

interface Props {
  raid: Pick<RaidView, 'typeAdvantages' | 'teraAdvantages'>
}

export function TypeAdvantages({ raid }: Props) {
  const labels = useLabels().raid
  return (
    <Section id="type-advantages" note={labels.ofItsMoves}>
      <DoubleDamageTypes types={raid.typeAdvantages} />
    </Section>
  )
}

/** Renders nothing if the boss doesn't have Tera Blast. */
export function TeraAdvantages({ raid }: Props) {
  const labels = useLabels().raid
  if (raid.teraAdvantages.length === 0) return null
  return (
    <Section id="tera-advantages" note={labels.ofItsTeraBlast}>
      <DoubleDamageTypes types={raid.teraAdvantages} />
    </Section>
  )
}

export function DoubleDamageTypes({ types }: { types: readonly TypeName[] }) {
  const { facts, raid: labels } = useLabels()
  if (types.length === 0) return <p className={styles.none}>{labels.none}</p>
  return (
    <ul className={styles.list}>
      {types.map((type) => (
        <TypeBadge key={type} as="li" type={type}>
          {facts.matchup({ type, multiplier: 2 })}
        </TypeBadge>
      ))}
    </ul>
  )
}
