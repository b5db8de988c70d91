import { SiteLink } from '@/app/_navigation/SiteLink'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { pathOf } from '@/lib/raid/deep-link'
import { neighbours, sameBossInOtherTier } from '@/lib/raid/neighbours'
import { raidTitle } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import { bossPicture } from '@/lib/raid/small-picture'
import styles from './RaidNavigation.module.css'
import { useArrowKeys } from './use-arrow-keys'

interface Props {
  selection: Selection
}

/**
 * Links to the raids beside this one: the bosses before and after it in the list, and the same boss in the other tier. While
 * an arrow key is held, the raid that it has reached.
 */
export function RaidNavigation({ selection }: Props) {
  const reached = useArrowKeys(selection)
  const { previous, next } = neighbours(selection)
  const other = sameBossInOtherTier(selection)
  return (
    <nav className={styles.navigation} aria-label="Other raids">
      {previous && <Neighbour rel="prev" raid={previous} />}
      {other && (
        <SiteLink path={pathOf(other)}>
          <span key={other.boss}>{nameOf(other, selection)}</span>
        </SiteLink>
      )}
      {next && <Neighbour rel="next" raid={next} />}
      {reached && <p>{raidTitle(reached)}</p>}
    </nav>
  )
}

function Neighbour({ rel, raid }: { rel: 'prev' | 'next'; raid: Selection }) {
  const { boss = '' } = raid
  // The names have keys: a right-aligned text that changes counts as a layout shift.
  return (
    <SiteLink rel={rel} path={pathOf(raid)}>
      <span key={boss}>
        <SmallPicture file={bossPicture(raid)} name={boss} />
        {boss}
      </span>
    </SiteLink>
  )
}

function nameOf({ tier, region, boss }: Selection, from: Selection): string {
  return `${tier}★ ${boss}${region === from.region ? '' : `, ${region}`}`
}
