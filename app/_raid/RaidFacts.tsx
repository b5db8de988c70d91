import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './RaidFacts.module.css'
import { RaidSources } from './sources/RaidSources'

interface Props {
  raid: Pick<RaidView, 'figures'>
}

/** The figures in the order of the page. The key timings say when the shield rises. */
const FIGURES = ['level', 'timeLimit', 'hp', 'version', 'caught'] as const

/** Further figures of the game's raid tables. */
export function RaidFacts({ raid }: Props) {
  const { facts } = useLabels()
  return (
    <Section id="raid">
      <dl className={styles.facts}>
        {/* The script says it where nobody has read the time limit. */}
        {FIGURES.filter((id) => id !== 'timeLimit' || !raid.figures.isTimeLimitUnread).map((id) => (
          <div key={id}>
            <dt>{facts.figures[id].name}</dt>
            <dd>{facts.figures[id].text(raid.figures)}</dd>
          </div>
        ))}
      </dl>
      <RaidSources />
    </Section>
  )
}
