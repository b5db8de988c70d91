import { bossNames } from '@/data/shipped/boss-names'
import { REGIONS, type Region, TIERS, type Tier, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { findLabel } from './labels'

/** The visitor's choices, each optional. `boss` is the name of a boss of that tier and region. */
export interface Selection {
  readonly tier?: Tier
  readonly region?: Region
  readonly boss?: string
  readonly teraType?: TypeName
}

/** One of the four parts of a selection. */
export type SelectionPart = keyof Selection

/** The selection of the root: only the region Paldea. */
export const NOTHING_CHOSEN: Selection = { region: 'Paldea' }

/**
 * The tier whose roster a selection uses: that of tier 6, unless tier 5 is chosen.
 */
export function rosterTier(tier: Tier | undefined): Tier {
  return tier === '5' ? '5' : '6'
}

/** The names of the bosses to choose from, in alphabetical order. Empty when no region is chosen. */
export function offeredBosses({ tier, region }: Pick<Selection, 'tier' | 'region'>): readonly string[] {
  return region ? bossNames[rosterTier(tier)][region] : []
}

/**
 * The selection after a control changes. The boss stays chosen if the new tier and region have it, and is cleared if not.
 *
 * @param value the chosen label; an unknown or empty one clears the part
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
