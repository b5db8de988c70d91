import { useCompany } from '@/app/_kept/use-company'
import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { stepsFor } from '@/lib/bring/for-companies'
import type { ToBring } from '@/lib/bring/to-bring'
import styles from './PlanSteps.module.css'

/** What the visitor, or each of a team, does by the plan of the raid for the company that is chosen on its page. */
export function PlanSteps({ toBring }: { toBring: ToBring }) {
  const { plans } = useLabels()
  const company = useCompany()
  return (
    <section className={styles.steps} aria-label={plans.planFor(company)}>
      <Each items={stepsFor(company, toBring)}>
        {({ name, turns, conditions }) => (
          <p>
            <strong>{name}</strong> {turns} {conditions}
          </p>
        )}
      </Each>
    </section>
  )
}
