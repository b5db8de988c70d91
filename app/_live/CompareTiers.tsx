import { useEffect, useRef, useState } from 'react'
import { WhenLoaded } from '@/app/_ui/WhenLoaded'
import { sameBossInOtherTier } from '@/lib/raid/neighbours'
import type { Selection } from '@/lib/raid/selection'
import styles from './CompareTiers.module.css'
import { liveRaidPart } from './live-raid-part'

interface Props {
  selection: Selection
}

/** The raid beside that of the same boss in the other tier, when opened; nothing where the other tier lacks the boss. */
export function CompareTiers({ selection }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  // It may have been opened before the page's program ran.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  const other = sameBossInOtherTier(selection)
  if (!other) return null
  return (
    <details
      ref={details}
      className={`${styles.compare} needs-script`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Compare 5★ and 6★</summary>
      {open && (
        <WhenLoaded part={liveRaidPart}>
          {({ TierComparison }) => <TierComparison one={selection} other={other} />}
        </WhenLoaded>
      )}
    </details>
  )
}
