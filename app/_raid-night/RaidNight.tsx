import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { LazyDetails, WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { useNightLink } from './use-night-link'

/** The parts of the program that choose a team, and that show what a link holds. Few visitors come with friends. */
const gatheringPart = lazyPart('Raid night', () => import('./Gathering'))
const linkPart = lazyPart('The link', () => import('./OpenedLink'))

interface Props {
  raid: RaidView
}

/** One team out of the boxes of those who enter a raid together. What a link holds is shown at once. */
export function RaidNight({ raid }: Props) {
  const { raid: labels } = useLabels()
  const fragment = useNightLink(raid)
  return (
    <Section id="raid-night" className="needs-script">
      {fragment !== '' && (
        <WhenLoaded part={linkPart}>
          {({ OpenedLink }) => <OpenedLink key={fragment} raid={raid} fragment={fragment} />}
        </WhenLoaded>
      )}
      <LazyDetails summary={labels.raidNight} part={gatheringPart}>
        {({ Gathering }) => <Gathering raid={raid} />}
      </LazyDetails>
    </Section>
  )
}
