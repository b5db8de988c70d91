import { REGIONS, type Region } from '@/data/vocabulary'
import { offeredTeraTypes, type Selection } from '@/lib/raid/selection'

/** The regions whose raids have a page for each Tera type; raids by event have one page, since hosts take only so many. */
const WITH_EACH_TERA_TYPE: readonly Region[] = REGIONS.filter((region) => region !== 'Event')

/**
 * The raids of a boss that have a page of their own, each with the Tera type of its page: without one, and with each that it
 * may have. A raid by event has one page: with its only Tera type, else without. The others are shown by the page for
 * links that have none.
 */
export function pagesOf(raid: Selection): Selection[] {
  const types = offeredTeraTypes(raid)
  const [only, ...others] = types
  if (others.length === 0) return [{ ...raid, teraType: only }]
  const each = raid.region && WITH_EACH_TERA_TYPE.includes(raid.region) ? types : []
  return [{ ...raid, teraType: undefined }, ...each.map((teraType) => ({ ...raid, teraType }))]
}

/** Whether a raid has a page of its own with this Tera type, or without one where none is chosen. */
export function hasOwnPage(raid: Selection): boolean {
  return pagesOf(raid).some(({ teraType }) => teraType === raid.teraType)
}
