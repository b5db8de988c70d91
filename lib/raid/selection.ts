import { bossForms, bossNames, onlyTeraTypes } from '@/data/shipped/boss-names'
import {
  REGIONS,
  type Region,
  TIER_OF_LISTS,
  TIERS,
  type Tier,
  TYPE_NAMES,
  type TypeName,
} from '@/data/vocabulary'
import { memoize } from '@/lib/memo'
import { comparableName, nameKeys } from '@/lib/names/name-words'
import type { RaidId } from './raid-id'

/** `boss` is the name of a boss of the tier and region. */
export interface Selection extends Partial<RaidId> {
  readonly teraType?: TypeName
}

export type SelectionPart = keyof Selection

/** The root page preselects the region. */
export const NOTHING_CHOSEN: Selection = { region: 'Paldea' }

/** Returns the tier whose list of bosses a selection offers: see `TIER_OF_LISTS`. */
export function tierOfList({ tier = TIER_OF_LISTS }: Pick<Selection, 'tier'>): Tier {
  return tier
}

export function raidIdOf(selection: Selection): RaidId | undefined {
  const { region, boss } = selection
  return region && boss ? { tier: tierOfList(selection), region, boss } : undefined
}

export function offeredRegions(selection: Pick<Selection, 'tier'>): readonly Region[] {
  return REGIONS.filter((region) => region in bossNames[tierOfList(selection)])
}

/** Returns the names of the bosses to choose from, in alphabetical order; empty if no region is chosen. */
export function offeredBosses(selection: Pick<Selection, 'tier' | 'region'>): readonly string[] {
  const { region } = selection
  return (region && bossNames[tierOfList(selection)][region]) ?? []
}

/** Includes the form that links and files omit: `Ninetales (Alola)`. */
export function shownBoss(selection: Selection): string {
  const { region, boss = '' } = selection
  const form = region && bossForms[tierOfList(selection)]?.[region]?.[boss]
  return form ? `${boss} (${form})` : boss
}

/** Returns the Tera types to choose from: the only Tera type of the chosen boss, or all 18. */
export function offeredTeraTypes(selection: Selection): readonly TypeName[] {
  const only = onlyTeraTypeOf(selection)
  return only ? [only] : TYPE_NAMES
}

/**
 * Changes one part. Keeps boss and Tera type if they are possible with the new value, otherwise clears the boss. A boss
 * with one Tera type gets that type, and a tier without raids in the region gets its first region.
 *
 * @param value the chosen label; an unknown or empty value clears the part
 */
export function choose(selection: Selection, part: SelectionPart, value: string): Selection {
  const next = { ...selection, ...chosenPart(selection, part, value) }
  const regions = offeredRegions(next)
  const region = next.region && (findLabel(regions, next.region) ?? regions[0])
  const boss = findLabel(offeredBosses({ ...next, region }), next.boss ?? '')
  return withPossibleType({ ...next, region, boss })
}

export function withPossibleType(selection: Selection): Selection {
  return { ...selection, teraType: onlyTeraTypeOf(selection) ?? selection.teraType }
}

export function onlyTeraTypeOf(selection: Selection): TypeName | undefined {
  const { region, boss = '' } = selection
  const index = offeredBosses(selection).indexOf(boss)
  const only = region && onlyTeraTypes[tierOfList(selection)]?.[region]?.[index]
  return TYPE_NAMES.find((type) => type === only)
}

export function mayHave(selection: Selection): boolean {
  const { teraType } = selection
  return !teraType || offeredTeraTypes(selection).includes(teraType)
}

function chosenPart(selection: Selection, part: SelectionPart, value: string): Selection {
  switch (part) {
    case 'tier':
      return { tier: findLabel(TIERS, value) }
    case 'region':
      return { region: findLabel(offeredRegions(selection), value) }
    case 'boss':
      return { boss: findBoss(selection, value) }
    case 'teraType':
      return { teraType: findLabel(offeredTeraTypes(selection), value) }
  }
}

/** Accepts `Ninetales`, `Alolan Ninetales` and `ninetales-alola`. */
function findBoss(selection: Selection, text: string): string | undefined {
  const bosses = offeredBosses(selection)
  const keys = nameKeys(text)
  return (
    findLabel(bosses, text) ??
    bosses.find((boss) => keysOfBoss(shownBoss({ ...selection, boss })).some((key) => keys.includes(key)))
  )
}

const keysOfBoss = memoize(nameKeys)
const comparableLabel = memoize(comparableName)

/** Ignores letter case, accents and punctuation. */
export function findLabel<T extends string>(labels: readonly T[], text: string): T | undefined {
  const name = comparableName(text)
  return labels.find((label) => comparableLabel(label) === name)
}
