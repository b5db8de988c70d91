import { useState } from 'react'
import { useFragment } from '@/app/_navigation/address-bar'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import { FoldedSection } from '@/app/_ui/Section'
import { raidKey } from '@/lib/raid/raid-id'
import { isNightLink } from '@/lib/raid-night/link-keys'
import type { RaidView } from '@/lib/raid-view/raid-view'

const nightPart = lazyPart('Raid night', () => import('./raid-night-bundle'))

interface Props {
  raid: RaidView
}

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
      {({ RaidNightPanel }) => <RaidNightPanel raid={raid} />}
    </FoldedSection>
  )
}

/**
 * The fragment of the link to a team or a box that opened the raid; empty if there was none. Links within the page keep
 * it, another raid drops it.
 */
function useNightLink({ id, teraType }: Pick<RaidView, 'id' | 'teraType'>): string {
  const fragment = useFragment()
  const raid = [raidKey(id), teraType].join()
  const [opened, setOpened] = useState({ raid, fragment: '' })
  const previous = opened.raid === raid ? opened.fragment : ''
  const current = isNightLink(fragment) ? fragment : previous
  if (opened.raid !== raid || opened.fragment !== current) setOpened({ raid, fragment: current })
  return current
}
