import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { DoubleDamageTypes } from './DoubleDamageTypes'

interface Props {
  raid: Pick<RaidView, 'typeAdvantages' | 'teraAdvantages'>
}

/** The types that the boss's moves are super effective on. */
export function TypeAdvantages({ raid }: Props) {
  return (
    <Section title="Type Advantages" note="of its moves">
      <DoubleDamageTypes types={raid.typeAdvantages} />
    </Section>
  )
}

/** The types that its Tera Blast is super effective on; nothing where it has none. */
export function TeraAdvantages({ raid }: Props) {
  if (raid.teraAdvantages.length === 0) return null
  return (
    <Section title="Tera Advantages" note="of its Tera Blast">
      <DoubleDamageTypes types={raid.teraAdvantages} />
    </Section>
  )
}
