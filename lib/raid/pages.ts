import { BY_EVENT } from '@/data/vocabulary'
import { offeredTeraTypes, onlyTeraTypeOf, type Selection, withPossibleType } from './selection'

/**
 * Returns the selections of a raid that have a page: without a Tera type, and with each that the boss may have. An
 * event raid has a single page, with its only Tera type if it has just one, since hosts limit the number of files.
 * The page for links without a page of their own shows any other Tera type.
 */
export function pagesOf(raid: Selection): Selection[] {
  if (onlyTeraTypeOf(raid)) return [withPossibleType(raid)]
  const each = hasEachTeraType(raid) ? offeredTeraTypes(raid) : []
  return [{ ...raid, teraType: undefined }, ...each.map((teraType) => ({ ...raid, teraType }))]
}

export function hasEachTeraType({ region }: Selection): boolean {
  return region !== BY_EVENT
}

/** Returns a raid as its own page shows it: without the Tera type if no page has it. */
export function asOnPage(raid: Selection): Selection {
  return withPossibleType(hasEachTeraType(raid) ? raid : { ...raid, teraType: undefined })
}
