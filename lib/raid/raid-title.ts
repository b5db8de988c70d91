import { NOTHING_CHOSEN, type Selection } from './selection'

/** The name of the site. */
export const SITE_TITLE = 'Tera Raid Info'

/**
 * The title of a selection: `6★ Fairy Garchomp · Paldea`, or `6★ raids · Paldea` when no boss is chosen. Empty when
 * nothing is chosen.
 */
export function raidTitle({ tier, region, boss, teraType }: Selection): string {
  const stars = tier && `${tier}★`
  const subject = boss ? [stars, teraType, boss] : [stars, teraType, 'raids']
  const nothingChosen = !boss && !tier && !teraType && region === NOTHING_CHOSEN.region
  return nothingChosen ? '' : [words(subject), region].filter(Boolean).join(' · ')
}

/** The document title of a selection: `6★ Fairy Garchomp · Paldea - Tera Raid Info`. */
export function documentTitle(selection: Selection): string {
  return [raidTitle(selection), SITE_TITLE].filter(Boolean).join(' - ')
}

function words(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
