import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { COMPANIES } from '@/lib/advice/lobby-clauses'
import styles from './EveryRaid.module.css'

/** Tips for every raid, alone and with others: the page of a raid has only tips special to that raid. */
export function EveryRaid() {
  const { companies, everyRaid } = useLabels()
  return (
    <Section id="every-raid">
      <dl className={styles.tips}>
        {COMPANIES.map((company) => (
          <div key={company}>
            <dt>{companies[company]}</dt>
            <dd>{everyRaid[company]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
