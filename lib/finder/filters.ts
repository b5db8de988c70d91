import type { IndexedRaid } from '@/data/shipped/raid-index'
import { HERB_NAMES, REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'

/** The filters that are chosen from a list, in their order, and the labels of each. */
export interface FilterLabels {
  readonly herb: readonly string[]
  readonly type: readonly string[]
  readonly move: readonly string[]
  readonly ability: readonly string[]
  readonly version: readonly string[]
  readonly tier: readonly string[]
  readonly region: readonly string[]
}

/** One of the filters that are chosen from a list. */
export type ListFilter = keyof FilterLabels

/** What a raid is looked for by: a part of the boss's name, and a label of each list filter that is set. */
export type Filters = { readonly [Filter in ListFilter]?: string } & { readonly name?: string }

/** All that raids can be filtered by: every label finds at least one raid. */
export function filterLabels(raids: readonly IndexedRaid[]): FilterLabels {
  return {
    herb: HERB_NAMES,
    type: TYPE_NAMES,
    move: distinct(raids.flatMap(({ moves }) => moves)),
    ability: distinct(raids.flatMap(({ abilities }) => abilities)),
    version: ['Scarlet', 'Violet'],
    tier: TIERS,
    region: REGIONS,
  }
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}
