import { BY_EVENT } from '@/data/vocabulary'
import { offeredTeraTypes, onlyTeraTypeOf, type Selection, withPossibleType } from './selection'

/**
 * Returns the selections of a raid that have a page: without a Tera type, and with each possible Tera type. An event
 * raid has a single page, because hosts limit the number of files.
 */
export function pagesOf(raid: Selection): Selection[] {
  if (onlyTeraTypeOf(raid)) return [withPossibleType(raid)]
  const types = hasEachTeraType(raid) ? offeredTeraTypes(raid) : []
  return [{ ...raid, teraType: undefined }, ...types.map((teraType) => ({ ...raid, teraType }))]
}

export function hasEachTeraType({ region }: Selection): boolean {
  return region !== BY_EVENT
}

/** Removes a Tera type without a page. */
export function canonicalSelection(raid: Selection): Selection {
  return withPossibleType(hasEachTeraType(raid) ? raid : { ...raid, teraType: undefined })
}
