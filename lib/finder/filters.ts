import type { IndexedRaid } from '@/data/shipped/raid-index'
import { HERB_NAMES, REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { PROGRESS } from './by-progress'

/** The filters with a list of labels, in order. */
export interface FilterLabels {
  readonly herb: readonly string[]
  /** A second herb. */
  readonly also: readonly string[]
  readonly type: readonly string[]
  readonly move: readonly string[]
  readonly ability: readonly string[]
  readonly version: readonly string[]
  readonly tier: readonly string[]
  readonly region: readonly string[]
  /** Whether the visitor has beaten them. */
  readonly beaten: readonly string[]
}

/** A filter with a list of labels. */
export type ListFilter = keyof FilterLabels

/** The filters of a search: a part of the boss's name, and a label for each list filter that is set. */
export type Filters = { readonly [Filter in ListFilter]?: string } & { readonly name?: string }

/** The labels of each list filter. Every label finds at least one raid. */
export function filterLabels(raids: readonly IndexedRaid[]): FilterLabels {
  return {
    herb: HERB_NAMES,
    also: HERB_NAMES,
    type: TYPE_NAMES,
    move: distinct(raids.flatMap(({ moves }) => moves)),
    ability: distinct(raids.flatMap(({ abilities }) => abilities)),
    version: ['Scarlet', 'Violet'],
    tier: TIERS,
    region: REGIONS,
    beaten: PROGRESS,
  }
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}
