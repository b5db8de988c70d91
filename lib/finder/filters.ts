import type { IndexedRaid } from '@/data/shipped/raid-index'
import { HERB_NAMES, type HerbName, REGIONS, TIERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'
import { type Beaten, dayBeaten } from '@/lib/storage/marks'

/** Labels of the filter by beaten raids. Addresses contain them, so they are the same in all languages. */
const PROGRESS = ['Not yet', 'Yes'] as const

/** Raids that the visitor has left to beat, or has beaten. */
export type Progress = (typeof PROGRESS)[number]

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
  /** Whether the visitor has beaten the raid. */
  readonly beaten: readonly Progress[]
}

export type ListFilter = keyof FilterLabels

/** The filters of a search: a part of the boss's name, and a label for each list filter that is set. */
export type Filters = { readonly [Filter in ListFilter]?: FilterLabels[Filter][number] } & {
  readonly name?: string
}

/** Returns the labels of each list filter. Every label finds at least one raid. */
export function filterLabels(raids: readonly IndexedRaid[]): FilterLabels {
  return {
    herb: HERB_NAMES,
    also: HERB_NAMES,
    type: TYPE_NAMES,
    move: sorted(raids.flatMap(({ moves }) => moves)),
    ability: sorted(raids.flatMap(({ abilities }) => abilities)),
    version: VERSIONS,
    tier: TIERS,
    region: REGIONS,
    beaten: PROGRESS,
  }
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}

/** Returns the herbs of the two filters, without duplicates. */
export function chosenHerbs({ herb, also }: Filters): HerbName[] {
  return HERB_NAMES.filter((name) => name === herb || name === also)
}

/** Returns the raids that the visitor has beaten or has left to beat; all raids without a progress. */
export function byProgress(
  raids: readonly IndexedRaid[],
  progress: Progress | undefined,
  beaten: Beaten,
): readonly IndexedRaid[] {
  if (!progress) return raids
  return raids.filter((raid) => (dayBeaten(beaten, raid) !== undefined) === (progress === 'Yes'))
}
