import { LazyDetails } from '@/app/_ui/details/LazyDetails'
import { sameBossInOtherTier } from '@/lib/raid/neighbours'
import type { Selection } from '@/lib/raid/selection'
import styles from './CompareTiers.module.css'
import { liveRaidPart } from './live-raid-part'

interface Props {
  selection: Selection
}

/** The raid beside that of the same boss in the other tier, when opened; nothing where the other tier lacks the boss. */
export function CompareTiers({ selection }: Props) {
  const other = sameBossInOtherTier(selection)
  if (!other) return null
  return (
    <LazyDetails summary="Compare 5★ and 6★" part={liveRaidPart} className={`${styles.compare} needs-script`}>
      {({ TierComparison }) => <TierComparison one={selection} other={other} />}
    </LazyDetails>
  )
}
