import type { ToBring } from '@/lib/bring/what-to-bring'
import { eitherOf } from '@/lib/listed'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import type { RaidView } from './raid-view'
import { weaknessesOf } from './weaknesses-of'

/** The description of the site for search results and shared links. */
export const SITE_DESCRIPTION =
  'Every 5★ and 6★ Tera Raid of Pokémon Scarlet and Violet: weaknesses, moves, scripted actions, herbs and stats, at a glance.'

/**
 * The description of a raid for search results and shared links. What is needed first stands first: previews cut it after
 * some 150 letters.
 */
export function raidDescription(raid: RaidView, toBring?: Pick<ToBring, 'attackers'>): string {
  const weakTo = weaknessesOf(raid)
  const bring = raid.teraType ? namesToBring(toBring) : []
  return [
    weakTo.length > 0 && `Weak to ${weakTo.join(', ')}.`,
    bring.length > 0 && `Bring ${eitherOf(bring)}.`,
    `Moves: ${raid.moves.map(({ name }) => name).join(', ')}.`,
    `Herbs: ${raid.herbs.join(', ')} per drop roll.`,
  ]
    .filter(Boolean)
    .join(' ')
}

// One Pokémon may be listed with several builds.
function namesToBring(toBring: Pick<ToBring, 'attackers'> | undefined): string[] {
  const names = toBring?.attackers.builds.map(({ name }) => name) ?? []
  return [...new Set(names)].slice(0, BEST_ATTACKERS)
}
