import { Dex } from '@pkmn/dex'

/**
 * Whether the type of its target changes nothing in what a move does but immunity: its damage is a number of its own, it
 * knocks out, or it returns the damage that its user took. Source: @pkmn/dex. What it decides in code is not in it, such
 * as Super Fang: a test holds the moves of all bosses against the damage calculator.
 */
export function hasFixedDamage(key: string): boolean {
  const { category, damage, ohko, target } = Dex.moves.get(key)
  return category !== 'Status' && (damage !== undefined || Boolean(ohko) || target === 'scripted')
}

// Two and three hits have a chance of 35% each, four and five of 15%: https://bulbapedia.bulbagarden.net/wiki/Multistrike_move
const MEAN_OF_TWO_TO_FIVE = 3.1

/** How often a move hits on average; 1 for most. */
export function meanHits(key: string): number {
  const { multihit = 1 } = Dex.moves.get(key)
  return Array.isArray(multihit) ? MEAN_OF_TWO_TO_FIVE : multihit
}
