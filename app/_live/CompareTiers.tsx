import { useLabels } from '@/app/_ui/language/language'
import { LazyDetails } from '@/app/_ui/loading/WhenLoaded'
import { sameBossInOtherTier } from '@/lib/raid/places'
import type { Selection } from '@/lib/raid/selection'
import styles from './CompareTiers.module.css'
import { liveRaidPart } from './live-raid-part'

interface Props {
  selection: Selection
}

/** The raid beside that of the same boss in the other tier, when opened; nothing where the other tier lacks the boss. */
export function CompareTiers({ selection }: Props) {
  const labels = useLabels().raid
  const other = sameBossInOtherTier(selection)
  if (!other) return null
  const tiers = [selection, other].flatMap(({ tier }) => tier ?? []).toSorted()
  return (
    <LazyDetails
      summary={labels.compareTiers(tiers)}
      part={liveRaidPart}
      className={`${styles.compare} needs-script`}
    >
      {({ TierComparison }) => <TierComparison one={selection} other={other} />}
    </LazyDetails>
  )
}
