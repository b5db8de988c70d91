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

/** The visitor's choices, each optional. `boss` is the name of a boss of that tier and region. */
export interface Selection extends Partial<RaidId> {
  readonly teraType?: TypeName
}

/** One of the four parts of a selection. */
export type SelectionPart = keyof Selection

/** The selection of the root: only the region Paldea. */
export const NOTHING_CHOSEN: Selection = { region: 'Paldea' }

/** The tier whose list of bosses a selection offers: see `TIER_OF_LISTS`. */
export function tierOfList({ tier = TIER_OF_LISTS }: Pick<Selection, 'tier'>): Tier {
  return tier
}

/** The raid that a selection names, of the roster that it uses. `undefined` while no boss is chosen. */
export function raidIdOf(selection: Selection): RaidId | undefined {
  const { region, boss } = selection
  return region && boss ? { tier: tierOfList(selection), region, boss } : undefined
}

/** The regions to choose from. */
export function offeredRegions(selection: Pick<Selection, 'tier'>): readonly Region[] {
  return REGIONS.filter((region) => region in bossNames[tierOfList(selection)])
}

/** The names of the bosses to choose from, in alphabetical order. Empty when no region is chosen. */
export function offeredBosses(selection: Pick<Selection, 'tier' | 'region'>): readonly string[] {
  const { region } = selection
  return (region && bossNames[tierOfList(selection)][region]) ?? []
}

/** A boss's name as pages show it, with the form that its name in links and files lacks: `Ninetales (Alola)`. */
export function shownBoss(selection: Selection): string {
  const { region, boss = '' } = selection
  const form = region && bossForms[tierOfList(selection)]?.[region]?.[boss]
  return form ? `${boss} (${form})` : boss
}

/** The Tera types to choose from: the only one of the chosen boss, or any of the 18. */
export function offeredTeraTypes(selection: Selection): readonly TypeName[] {
  const only = onlyTeraTypeOf(selection)
  return only ? [only] : TYPE_NAMES
}

/**
 * The selection after a control changes. Boss and Tera type stay chosen if they can be had with the others. Else the boss is
 * cleared, a boss with one Tera type has that one, and a region that the new tier has no raids in becomes the first that it
 * has.
 *
 * @param value the chosen label; an unknown or empty one clears the part
 */
export function choose(selection: Selection, part: SelectionPart, value: string): Selection {
  const next = { ...selection, ...chosenPart(selection, part, value) }
  const regions = offeredRegions(next)
  const region = next.region && (findLabel(regions, next.region) ?? regions[0])
  const boss = findLabel(offeredBosses({ ...next, region }), next.boss ?? '')
  return withPossibleType({ ...next, region, boss })
}

/** A selection with a Tera type that its boss may have: the only one that it has, or else the chosen one. */
export function withPossibleType(selection: Selection): Selection {
  return { ...selection, teraType: onlyTeraTypeOf(selection) ?? selection.teraType }
}

/** The Tera type of the chosen boss, where it has one only. */
export function onlyTeraTypeOf(selection: Selection): TypeName | undefined {
  const { region, boss = '' } = selection
  const place = offeredBosses(selection).indexOf(boss)
  const only = region && onlyTeraTypes[tierOfList(selection)]?.[region]?.[place]
  return TYPE_NAMES.find((type) => type === only)
}

/** Whether a boss may have the chosen Tera type; any while none is chosen. */
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

/** The boss that a text names, with its form or without: `Ninetales`, `Alolan Ninetales`, `ninetales-alola`. */
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

/**
 * Finds the label that a link or a control names. Letter case, accents and punctuation do not matter. Gives `undefined` when
 * no label matches.
 */
export function findLabel<Label extends string>(labels: readonly Label[], text: string): Label | undefined {
  const wanted = comparableName(text)
  return labels.find((label) => comparableLabel(label) === wanted)
}
