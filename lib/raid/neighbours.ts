import { REGIONS, TIERS } from '@/data/vocabulary'
import { offeredBosses, type Selection } from './selection'

/** The bosses before and after the chosen one in the list of its tier and region. */
export interface Neighbours {
  readonly previous?: Selection
  readonly next?: Selection
}

/** The neighbours of the chosen boss, with the same Tera type. Empty when no boss is chosen. */
export function neighbours(selection: Selection): Neighbours {
  const bosses = offeredBosses(selection)
  const position = bosses.indexOf(selection.boss ?? '')
  const at = (place: number): Selection | undefined =>
    bosses[place] === undefined ? undefined : { ...selection, boss: bosses[place] }
  return position < 0 ? {} : { previous: at(position - 1), next: at(position + 1) }
}

/**
 * The same boss with the same Tera type in the other tier: in the same region, or else in the first region that has it.
 * Gives `undefined` when no tier or boss is chosen, or when the other tier lacks the boss.
 */
export function sameBossInOtherTier(selection: Selection): Selection | undefined {
  const { tier, region, boss } = selection
  if (!tier || !region || !boss) return undefined
  const other = TIERS.find((one) => one !== tier)
  const found = [region, ...REGIONS].find((place) =>
    offeredBosses({ tier: other, region: place }).includes(boss),
  )
  return found && { ...selection, tier: other, region: found }
}
