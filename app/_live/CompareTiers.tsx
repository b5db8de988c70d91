import { useLabels } from '@/app/_ui/language/language'
import { LazyDetails } from '@/app/_ui/loading/WhenLoaded'
import { sameBossInOtherTier } from '@/lib/raid/places'
import type { Selection } from '@/lib/raid/selection'
import styles from './CompareTiers.module.css'
import { liveRaidPart } from './live-raid-part'

interface Props {
  selection: Selection
}

/** Renders nothing if the boss isn't in the other tier. */
export function CompareTiers({ selection }: Props) {
  const labels = useLabels().raid
  const otherRaid = sameBossInOtherTier(selection)
  if (!otherRaid) return null
  const tiers = [selection, otherRaid].flatMap(({ tier }) => tier ?? []).toSorted()
  return (
    <LazyDetails
      summary={labels.compareTiers(tiers)}
      part={liveRaidPart}
      className={`${styles.compare} needs-script`}
    >
      {({ TierComparison }) => <TierComparison selection={selection} other={otherRaid} />}
    </LazyDetails>
  )
}
