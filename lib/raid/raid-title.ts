import { placesLeft } from './place'
import { NOTHING_CHOSEN, offeredBosses, type Selection } from './selection'

/** The name of the site. */
export const SITE_TITLE = 'Tera Raid Info'

/**
 * The title of a selection: `6★ Fairy Garchomp · Paldea`, or `6★ Paldea · 84 raids` when no boss is chosen. Empty when
 * nothing is chosen.
 */
export function raidTitle(selection: Selection): string {
  const { tier, region, boss, teraType } = selection
  const stars = tier && `${tier}★`
  if (boss) return titled(words(stars, teraType, boss), region)
  if (!tier && !teraType && region === NOTHING_CHOSEN.region) return ''
  const count = placesLeft(selection).flatMap(offeredBosses).length
  return titled(words(stars, region), words(`${count}`, teraType, 'raids'))
}

/** The document title of a selection: `6★ Fairy Garchomp · Paldea - Tera Raid Info`. */
export function documentTitle(selection: Selection): string {
  return [raidTitle(selection), SITE_TITLE].filter(Boolean).join(' - ')
}

function titled(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

function words(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
