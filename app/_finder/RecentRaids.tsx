import { useStored } from '@/app/_kept/use-stored'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { pathOf } from '@/lib/links/deep-link'
import { bossPicture } from '@/lib/links/file-names'
import { titleOf } from '@/lib/raid/raid-title'
import { raidIdOf, type Selection } from '@/lib/raid/selection'
import { storedRecent } from '@/lib/storage/recent'
import styles from './RecentRaids.module.css'

/** The raids last opened on this device. Before hydration, an empty row reserves their room if there are any. */
export function RecentRaids() {
  const { finder } = useLabels()
  const recent = useStored(storedRecent)
  const isKnown = useHydrated()
  if (isKnown && recent.length === 0) return null
  return (
    <section className={isKnown ? styles.recent : styles.expected} aria-labelledby="recent">
      <h3 id="recent">{finder.recent}</h3>
      <ul>
        {recent.map((raid) => (
          <RecentRaid key={pathOf(raid)} raid={raid} />
        ))}
      </ul>
    </section>
  )
}

function RecentRaid({ raid }: { raid: Selection }) {
  const { names, titles } = useLabels()
  const id = raidIdOf(raid)
  const title = titleOf(raid)
  if (!id || !title) return null
  return (
    <li>
      <SiteLink path={pathOf(raid)} data-type={raid.teraType}>
        <SmallPicture file={bossPicture(id)} name={names.boss(id.boss)} />
        {titles.raid({ ...title, region: undefined })}
      </SiteLink>
    </li>
  )
}
