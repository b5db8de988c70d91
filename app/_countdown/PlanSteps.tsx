import { useStored } from '@/app/_kept/use-stored'
import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { stepsFor } from '@/lib/bring/for-companies'
import type { ToBring } from '@/lib/bring/to-bring'
import { storedCompany } from '@/lib/storage/choices'
import styles from './PlanSteps.module.css'

/** The steps of the plan that the raid's page shows for the chosen company: the visitor's, or each team member's. */
export function PlanSteps({ toBring }: { toBring: ToBring }) {
  const { plans } = useLabels()
  const company = useStored(storedCompany)
  return (
    <section className={styles.steps} aria-label={plans.planFor(company)}>
      <Each items={stepsFor(company, toBring)}>
        {({ name, turns, conditions }) => (
          <p>
            <strong>{name}</strong> {turns} {conditions.join(' ')}
          </p>
        )}
      </Each>
    </section>
  )
}
