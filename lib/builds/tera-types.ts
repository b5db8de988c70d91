import { TYPE_NAMES } from '@/data/vocabulary'

/** No boss has Stellar, and battles don't model it. Source: https://bulbapedia.bulbagarden.net/wiki/Stellar_(type) */
export const TERA_TYPE_NAMES = [...TYPE_NAMES, 'Stellar'] as const

export type TeraTypeName = (typeof TERA_TYPE_NAMES)[number]
