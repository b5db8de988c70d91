import { useState } from 'react'
import { NOT_KEPT } from '@/app/_kept/not-kept'
import { WhenLoaded } from '@/app/_ui/WhenLoaded'
import { rosterTier } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { advicePart } from './advice-part'
import styles from './MoreOnBuilds.module.css'
import { useOwned } from './use-owned'

interface Props {
  raid: Pick<RaidView, 'tier'>
}

/** What the figures count, and the visitor's list of own Pokémon, on request. */
export function MoreOnBuilds({ raid }: Props) {
  const [open, setOpen] = useState(false)
  const { isLost } = useOwned()
  return (
    <div className={styles.more}>
      <p role="status">{isLost && `${NOT_KEPT} Export your list to keep it.`}</p>
      <details className="needs-script" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>What these figures count, and your Pokémon</summary>
        {open && (
          <WhenLoaded part={advicePart}>
            {({ FigureLimits, OwnedCreatures }) => (
              <>
                <OwnedCreatures />
                <FigureLimits tier={rosterTier(raid.tier)} />
              </>
            )}
          </WhenLoaded>
        )}
      </details>
    </div>
  )
}
