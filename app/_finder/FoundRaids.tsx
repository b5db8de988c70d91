import { FirstFew } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import type { HerbName } from '@/data/vocabulary'
import type { FoundRaid } from '@/lib/finder/search-raids'
import styles from './Finder.module.css'
import { RaidLinks } from './RaidLinks'

/** How many found raids are shown at first: few enough for a slow phone to keep up with typing. */
export const FEW_RAIDS = 12

interface Props {
  raids: readonly FoundRaid[]
  /** The herbs that are searched for. */
  herbs: readonly HerbName[]
}

/** The raids that were found, the best first, and what they are sorted by where that is not their name. */
export function FoundRaids({ raids, herbs }: Props) {
  const { finder } = useLabels()
  const oddsIn = ({ raid, herbs: own = herbs }: FoundRaid) =>
    own.map((herb) => [herb, raid.herbs[herb] ?? 0] as const)
  const [{ guess, herbs: asked = herbs } = {}] = raids
  return (
    <>
      {/* The closest names come first, whatever they drop. */}
      {asked && asked.length > 0 && !guess && <p className={styles.count}>{finder.herbOrder}</p>}
      {guess && <p className={styles.count}>{finder.closest[guess]}</p>}
      <FirstFew items={raids} few={FEW_RAIDS} showAll={finder.showAll}>
        {(shown) => (
          <RaidLinks
            links={shown.map((found) => ({
              ...found,
              note: finder.about({ ...found, herbs: oddsIn(found) }),
            }))}
          />
        )}
      </FirstFew>
    </>
  )
}
