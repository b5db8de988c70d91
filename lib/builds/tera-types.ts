import { TYPE_NAMES } from '@/data/vocabulary'

/**
 * The Tera types that a player's Pokémon may have: the 18, and Stellar, which no boss has and battles do not know.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Stellar_(type)
 */
export const TERA_TYPE_NAMES = [...TYPE_NAMES, 'Stellar'] as const

/** A Tera type of a player's Pokémon. */
export type TeraTypeName = (typeof TERA_TYPE_NAMES)[number]
