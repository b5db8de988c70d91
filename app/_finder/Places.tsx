import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { pathOf, pathOfSegments } from '@/lib/links/deep-link'
import { LISTED_TIERS } from '@/lib/raid/places'
import { offeredRegions, type Selection } from '@/lib/raid/selection'
import styles from './Places.module.css'

interface Props {
  selection: Selection
}

export function Places({ selection }: Props) {
  const { finder, names, titles } = useLabels()
  const { tier: chosenTier, region: chosenRegion, teraType } = selection
  return (
    <nav className={styles.places} aria-label={finder.places}>
      {LISTED_TIERS.map((tier) => (
        <ul key={tier}>
          <li>
            <SiteLink path={pathOfSegments([tier])} aria-label={finder.raidsOf(tier)}>
              {titles.tier(tier)}
            </SiteLink>
          </li>
          {offeredRegions({ tier }).map((region) => (
            <li key={region}>
              <SiteLink
                path={pathOf({ tier, region, teraType })}
                aria-current={tier === chosenTier && region === chosenRegion ? 'true' : undefined}
                aria-label={titles.place({ tier, region })}
              >
                {names.region(region)}
              </SiteLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
