import { useIsLost } from '@/app/_kept/use-stored'
import { useLabels } from '@/app/_ui/language/language'
import { LazyDetails } from '@/app/_ui/loading/WhenLoaded'
import { CHANCE_WITHIN } from '@/battle/win-rates'
import { MARKS } from '@/lib/storage/marks'
import styles from './MoreOnBuilds.module.css'
import { advicePart } from './use-advice'

/** Where a link leads to how figures come about. Within the details, so that the browser opens them. */
export const HOW_SIMULATED = 'how-simulated'

/** What the figures count, on request. */
export function MoreOnBuilds() {
  const { plans } = useLabels()
  const isLost = useIsLost(MARKS.owned)
  return (
    <div className={styles.more}>
      <p role="status">{isLost && plans.exportToKeep}</p>
      <LazyDetails
        summary={plans.more}
        part={advicePart}
        before={<p id={HOW_SIMULATED}>{plans.simulated(CHANCE_WITHIN)}</p>}
      >
        {({ FigureLimits }) => <FigureLimits />}
      </LazyDetails>
    </div>
  )
}
