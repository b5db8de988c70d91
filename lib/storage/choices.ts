import { TIERS, type Tier } from '@/data/vocabulary'
import { LOBBY_TYPES, type LobbyType } from '@/lib/advice/lobby-clauses'
import type { Levels } from '@/lib/builds/levels'
import { findLabel } from '@/lib/raid/selection'
import { storedValue } from './stored-value'

/**
 * Tier that the visitor chose last. A followed link doesn't count: one shared 5★ raid would change the order of all later
 * searches.
 */
export const storedTier = storedValue<Tier | undefined>('tier', {
  nothing: undefined,
  parse: (text) => findLabel(TIERS, text),
  textOf: (tier) => tier ?? '',
})

/** Ignores any other text: a visitor who chooses no tier still plays the last tier. */
export function storeTier(text: string) {
  const tier = findLabel(TIERS, text)
  if (tier) storedTier.set(tier)
}

export const storedCompany = storedValue<LobbyType>('company', {
  nothing: 'alone',
  parse: (text) => LOBBY_TYPES.find((company) => company === text) ?? 'alone',
  textOf: String,
})

export const storedLevels = storedValue<Levels>('box-levels', {
  nothing: 'perfect',
  parse: (text) => (text === 'of sets' ? text : 'perfect'),
  textOf: String,
})
