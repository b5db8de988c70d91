import { useState } from 'react'
import { useFragment } from '@/app/_navigation/address-bar'
import { raidKey } from '@/lib/raid/raid-id'
import { isNightLink } from '@/lib/raid-night/link-keys'
import type { RaidView } from '@/lib/raid-view/raid-view'

/**
 * The fragment of the link to a team or a box by which a raid was opened; empty for none. It stays when the visitor follows a
 * link within the page, and goes with the raid.
 */
export function useNightLink({ id, teraType }: Pick<RaidView, 'id' | 'teraType'>): string {
  const fragment = useFragment()
  const raid = [raidKey(id), teraType].join()
  const [opened, setOpened] = useState({ raid, fragment: '' })
  const kept = opened.raid === raid ? opened.fragment : ''
  const current = isNightLink(fragment) ? fragment : kept
  if (opened.raid !== raid || opened.fragment !== current) setOpened({ raid, fragment: current })
  return current
}
