import type { RaidView } from './raid-view'

/** The description of the site for search results and shared links. */
export const SITE_DESCRIPTION =
  'Every 5★ and 6★ Tera Raid of Pokémon Scarlet and Violet: weaknesses, moves, scripted actions, herbs and stats, at a glance.'

/** The description of a raid for search results and shared links. */
export function raidDescription(raid: RaidView): string {
  const weakTo = raid.teraWeaknesses.filter(({ multiplier }) => multiplier === 2).map(({ type }) => type)
  return [
    weakTo.length > 0 && `Weak to ${weakTo.join(', ')}.`,
    `Moves: ${raid.moves.map(({ name }) => name).join(', ')}.`,
    `Herbs: ${raid.herbs.join(', ')} per drop roll.`,
  ]
    .filter(Boolean)
    .join(' ')
}
