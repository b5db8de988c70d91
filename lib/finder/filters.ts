import type { IndexedRaid } from '@/data/shipped/raid-index'
import { HERB_NAMES, type HerbName, REGIONS, TIERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'
import { type Beaten, dayBeaten } from '@/lib/storage/marks'

/** Labels are part of addresses, so all languages share them. */
const PROGRESS = ['Not yet', 'Yes'] as const

export type Progress = (typeof PROGRESS)[number]

export interface FilterLabels {
  readonly herb: readonly string[]
  readonly also: readonly string[]
  readonly type: readonly string[]
  readonly move: readonly string[]
  readonly ability: readonly string[]
  readonly version: readonly string[]
  readonly tier: readonly string[]
  readonly region: readonly string[]
  readonly beaten: readonly Progress[]
}

export type ListFilter = keyof FilterLabels

export type Filters = { readonly [Filter in ListFilter]?: FilterLabels[Filter][number] } & {
  readonly name?: string
}

/** Returns the labels of each list filter. Every label finds at least one raid. */
export function filterLabels(raids: readonly IndexedRaid[]): FilterLabels {
  return {
    herb: HERB_NAMES,
    also: HERB_NAMES,
    type: TYPE_NAMES,
    move: sortNames(raids.flatMap(({ moves }) => moves)),
    ability: sortNames(raids.flatMap(({ abilities }) => abilities)),
    version: VERSIONS,
    tier: TIERS,
    region: REGIONS,
    beaten: PROGRESS,
  }
}

function sortNames(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}

export function chosenHerbs({ herb, also }: Filters): HerbName[] {
  return HERB_NAMES.filter((name) => name === herb || name === also)
}

/** Returns all raids if no progress is given. */
export function byProgress(
  raids: readonly IndexedRaid[],
  progress: Progress | undefined,
  beaten: Beaten,
): readonly IndexedRaid[] {
  if (!progress) return raids
  return raids.filter((raid) => (dayBeaten(beaten, raid) !== undefined) === (progress === 'Yes'))
}
