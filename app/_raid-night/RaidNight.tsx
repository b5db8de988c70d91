import { FoldedSection } from '@/app/_ui/FoldedSection'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { useNightLink } from './use-night-link'

/** The part of the program that chooses a team, and shows what a link holds. Few visitors come with friends. */
const nightPart = lazyPart('Raid night', () => import('./raid-night-bundle'))

interface Props {
  raid: RaidView
}

/** One team out of the boxes of those who enter a raid together. What a link holds is shown at once. */
export function RaidNight({ raid }: Props) {
  const { raid: labels } = useLabels()
  const fragment = useNightLink(raid)
  const opened = fragment !== '' && (
    <WhenLoaded part={nightPart}>
      {({ OpenedLink }) => <OpenedLink key={fragment} raid={raid} fragment={fragment} />}
    </WhenLoaded>
  )
  return (
    <FoldedSection id="raid-night" about={labels.raidNight} part={nightPart} before={opened}>
      {({ Gathering }) => <Gathering raid={raid} />}
    </FoldedSection>
  )
}
