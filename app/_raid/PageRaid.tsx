'use client'

import { PageSections } from '#page-sections'
import type { RaidSummary } from '@/lib/raid/raid-view'
import { RaidContent } from './RaidContent'

interface Props {
  raid: RaidSummary
}

/** The raid of a prerendered page. */
export function PageRaid({ raid }: Props) {
  return (
    <RaidContent raid={raid}>
      <PageSections raid={raid} />
    </RaidContent>
  )
}
