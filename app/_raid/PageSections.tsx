import { type RaidSummary, shippedRaidView } from '@/lib/raid/raid-view'
import { PAGE_SECTIONS_ID } from './page-sections-id'
import { RaidSections } from './RaidSections'

interface Props {
  raid: RaidSummary
}

/** The sections of a prerendered page's raid, as they come into its HTML: the browser takes PageSections.browser.tsx. */
export function PageSections({ raid }: Props) {
  const view = shippedRaidView({ ...raid, boss: raid.name })
  return <div id={PAGE_SECTIONS_ID}>{view && <RaidSections raid={view} />}</div>
}
