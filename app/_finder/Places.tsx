import { SiteLink } from '@/app/_navigation/SiteLink'
import { REGIONS } from '@/data/vocabulary'
import { pathOf, pathOfSegments } from '@/lib/raid/deep-link'
import { LISTED_TIERS } from '@/lib/raid/place'
import type { Selection } from '@/lib/raid/selection'
import styles from './Places.module.css'

interface Props {
  /** The selection so far: its place is marked, and its Tera type stays chosen. */
  selection: Selection
}

/** Links to the lists of raids, by tier and region. */
export function Places({ selection }: Props) {
  const { tier: chosenTier, region: chosenRegion, teraType } = selection
  return (
    <nav className={styles.places} aria-label="Raids by tier and region">
      {LISTED_TIERS.map((tier) => (
        <ul key={tier}>
          <li>
            <SiteLink path={pathOfSegments([tier])} aria-label={`${tier}★ raids`}>{`${tier}★`}</SiteLink>
          </li>
          {REGIONS.map((region) => (
            <li key={region}>
              <SiteLink
                path={pathOf({ tier, region, teraType })}
                aria-current={tier === chosenTier && region === chosenRegion ? 'true' : undefined}
                aria-label={`${tier}★ ${region}`}
              >
                {region}
              </SiteLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
