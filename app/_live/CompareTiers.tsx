import { useLabels } from '@/app/_ui/language/language'
import { LazyDetails } from '@/app/_ui/loading/WhenLoaded'
import { sameBossInOtherTier } from '@/lib/raid/places'
import type { Selection } from '@/lib/raid/selection'
import styles from './CompareTiers.module.css'
import { liveRaidPart } from './live-raid-part'

interface Props {
  selection: Selection
}

/** Compares the raid with the other tier on request. Renders nothing if the boss isn't in the other tier. */
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
      {({ TierComparison }) => <TierComparison selection={selection} other={other} />}
    </LazyDetails>
  )
}
