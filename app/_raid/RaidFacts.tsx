import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './RaidFacts.module.css'
import { RaidSources } from './sources/RaidSources'

interface Props {
  raid: Pick<RaidView, 'figures'>
}

/** Further figures of the game's raid tables. */
export function RaidFacts({ raid }: Props) {
  const { facts } = useLabels()
  // The key timings say when the shield rises.
  const figures = Object.entries(facts.figures).filter(([id]) => id !== 'shield')
  return (
    <Section id="raid">
      <dl className={styles.facts}>
        {figures.map(([id, { name, text }]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text(raid.figures)}</dd>
          </div>
        ))}
      </dl>
      <RaidSources />
    </Section>
  )
}
