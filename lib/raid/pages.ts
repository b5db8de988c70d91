import { BY_EVENT } from '@/data/vocabulary'
import { offeredTeraTypes, onlyTeraTypeOf, type Selection, withPossibleType } from './selection'

/**
 * The pages of a raid, whatever Tera type is chosen: without one, and with each that it may have. A raid by event has one
 * page, with its only Tera type or else without, since hosts take only so many files. Any other Tera type is shown by the
 * page for links that have none.
 */
export function pagesOf(raid: Selection): Selection[] {
  if (onlyTeraTypeOf(raid)) return [withPossibleType(raid)]
  const each = hasEachTeraType(raid) ? offeredTeraTypes(raid) : []
  return [{ ...raid, teraType: undefined }, ...each.map((teraType) => ({ ...raid, teraType }))]
}

/** Whether a raid has a page for each Tera type that its boss may have. */
export function hasEachTeraType({ region }: Selection): boolean {
  return region !== BY_EVENT
}

/** The same raid as its own page shows it: without a Tera type where no page has that. */
export function asOnPage(raid: Selection): Selection {
  return withPossibleType(hasEachTeraType(raid) ? raid : { ...raid, teraType: undefined })
}
