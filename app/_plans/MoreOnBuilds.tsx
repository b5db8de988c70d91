import { NOT_KEPT } from '@/app/_kept/not-kept'
import { LazyDetails } from '@/app/_ui/details/LazyDetails'
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
  const { isLost } = useOwned()
  return (
    <div className={styles.more}>
      <p role="status">{isLost && `${NOT_KEPT} Export your list to keep it.`}</p>
      <LazyDetails
        summary="What these figures count, and your Pokémon"
        part={advicePart}
        className="needs-script"
      >
        {({ FigureLimits, OwnedCreatures }) => (
          <>
            <OwnedCreatures />
            <FigureLimits tier={rosterTier(raid.tier)} />
          </>
        )}
      </LazyDetails>
    </div>
  )
}
