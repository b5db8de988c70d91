import { TIERS, type Tier } from '@/data/vocabulary'
import { COMPANIES, type Company } from '@/lib/advice/lobby-clauses'
import type { Levels } from '@/lib/builds/levels'
import { findLabel } from '@/lib/raid/selection'
import { storedValue } from './stored-value'

/**
 * The tier that the visitor chose last: searches show it before the others. A followed link doesn't count: one shared 5★ raid
 * would change the order of all later searches.
 */
export const storedTier = storedValue<Tier | undefined>('tier', {
  nothing: undefined,
  parse: (text) => findLabel(TIERS, text),
  textOf: (tier) => tier ?? '',
})

/** Stores the tier that the visitor chose. Does nothing if the text is not a tier: a visitor who chooses no tier plays the last one. */
export function storeTier(text: string) {
  const tier = findLabel(TIERS, text)
  if (tier) storedTier.set(tier)
}

/** With whom the visitor plays, as chosen last: each raid shows the plan for that. */
export const storedCompany = storedValue<Company>('company', {
  nothing: 'alone',
  parse: (text) => COMPANIES.find((company) => company === text) ?? 'alone',
  textOf: String,
})

/** The levels and IVs at which all battles of the box are fought. */
export const storedLevels = storedValue<Levels>('box-levels', {
  nothing: 'perfect',
  parse: (text) => (text === 'of sets' ? text : 'perfect'),
  textOf: String,
})
