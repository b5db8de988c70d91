import { bossNames } from '@/data/shipped/boss-names'
import { REGIONS, type Region, TIERS, type Tier, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { findLabel } from './labels'

/** What a visitor has chosen, each part optional; `boss` is the name of a boss of that tier and region. */
export interface Selection {
  readonly tier?: Tier
  readonly region?: Region
  readonly boss?: string
  readonly teraType?: TypeName
}

/** One of the four parts of a selection. */
export type SelectionPart = keyof Selection

/** What is chosen when a visitor arrives at the root: the region Paldea, and nothing else. */
export const NOTHING_CHOSEN: Selection = { region: 'Paldea' }

/**
 * The tier whose roster a selection is served from: tier 5 has its own, any other tier, or none, uses that of tier 6.
 */
export function rosterTier(tier: Tier | undefined): Tier {
  return tier === '5' ? '5' : '6'
}

/** The names of the bosses to choose from, in alphabetical order: none while no region is chosen. */
export function offeredBosses({ tier, region }: Pick<Selection, 'tier' | 'region'>): readonly string[] {
  return region ? bossNames[rosterTier(tier)][region] : []
}

/**
 * The selection after one control says something else.
 * A boss that the new tier and region also have stays chosen, another is cleared.
 *
 * @param value the label that the control shows; one that it does not offer, or an empty one, clears the part
 */
export function choose(selection: Selection, part: SelectionPart, value: string): Selection {
  const next = { ...selection, ...chosenPart(selection, part, value) }
  return { ...next, boss: offeredBosses(next).find((name) => name === next.boss) }
}

function chosenPart(selection: Selection, part: SelectionPart, value: string): Selection {
  switch (part) {
    case 'tier':
      return { tier: findLabel(TIERS, value) }
    case 'region':
      return { region: findLabel(REGIONS, value) }
    case 'boss':
      return { boss: findLabel(offeredBosses(selection), value) }
    case 'teraType':
      return { teraType: findLabel(TYPE_NAMES, value) }
  }
}
