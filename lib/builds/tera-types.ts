import { TYPE_NAMES } from '@/data/vocabulary'

/**
 * The Tera types of a player's Pokémon: the 18 types, and Stellar, which no boss has and battles do not model.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Stellar_(type)
 */
export const TERA_TYPE_NAMES = [...TYPE_NAMES, 'Stellar'] as const

export type TeraTypeName = (typeof TERA_TYPE_NAMES)[number]
