import { NOTHING_CHOSEN, type Selection } from './selection'

/** What the site is called. */
export const SITE_TITLE = 'Tera Raid Info'

/**
 * What a selection is called: `6★ Fairy Garchomp · Paldea`, `6★ raids · Paldea` while no boss is chosen, and the empty
 * text while nothing is.
 */
export function raidTitle({ tier, region, boss, teraType }: Selection): string {
  const stars = tier && `${tier}★`
  const who = boss ? [stars, teraType, boss] : [stars, teraType, 'raids']
  const nothingChosen = !boss && !tier && !teraType && region === NOTHING_CHOSEN.region
  return nothingChosen ? '' : [words(who), region].filter(Boolean).join(' · ')
}

/** The title of the page that shows a selection: `6★ Fairy Garchomp · Paldea - Tera Raid Info`. */
export function documentTitle(selection: Selection): string {
  return [raidTitle(selection), SITE_TITLE].filter(Boolean).join(' - ')
}

function words(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
