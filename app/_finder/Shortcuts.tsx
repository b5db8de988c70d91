import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { BY_EVENT, TIER_OF_LISTS } from '@/data/vocabulary'
import type { Filters } from '@/lib/finder/filters'
import { HERB_SEARCH } from '@/lib/finder/player-words'
import { pathOf } from '@/lib/links/deep-link'
import { placesLeft } from '@/lib/raid/places'
import styles from './Places.module.css'

interface Props {
  filters: Filters
  onChange: (changed: Filters) => void
}

/** Links to the lists of raids that players open most, and buttons for their two most common searches. */
export function Shortcuts({ filters: { name, beaten }, onChange }: Props) {
  const { finder, titles } = useLabels()
  const isForHerbs = name === HERB_SEARCH
  const isLeft = beaten === 'Not yet'
  return (
    <nav className={styles.shortcuts} aria-label={finder.shortcuts}>
      {placesLeft({ tier: TIER_OF_LISTS }).map((place) => (
        <SiteLink key={place.region} path={pathOf(place)}>
          {titles.place(place)}
        </SiteLink>
      ))}
      <SiteLink path={pathOf({ tier: '7', region: BY_EVENT })} aria-label={finder.raidsOf('7')}>
        {titles.tier('7')}
      </SiteLink>
      <button
        type="button"
        className="needs-script"
        aria-pressed={isForHerbs}
        onClick={() => onChange({ name: isForHerbs ? '' : HERB_SEARCH })}
      >
        {finder.herbs}
      </button>
      <button
        type="button"
        className="needs-script"
        aria-pressed={isLeft}
        onClick={() => onChange({ beaten: isLeft ? undefined : 'Not yet' })}
      >
        {finder.notBeaten}
      </button>
    </nav>
  )
}
