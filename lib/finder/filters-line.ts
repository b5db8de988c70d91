import { BEATEN } from './by-progress'
import type { Filters } from './filters'
import { chosenHerbs } from './herbs'

/**
 * The list filters that are on, in one line: `6★ · Kitakami · Spicy and Sour · not beaten`. Empty when none is. The name
 * that is searched for is not repeated.
 */
export function filtersLine(filters: Filters): string {
  const { tier, region, type, move, ability, version, beaten } = filters
  const parts = [
    tier && `${tier}★`,
    region,
    chosenHerbs(filters).join(' and '),
    type && `${type} type`,
    move && `uses ${move}`,
    ability,
    version && `in ${version}`,
    beaten && (beaten === BEATEN ? 'beaten' : 'not beaten'),
  ]
  return parts.filter(Boolean).join(' · ')
}
