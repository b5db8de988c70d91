import { creatureName } from '@/lib/creature/creature-name'
import type { SetRead } from './build-from-set'

/**
 * What battles leave out of a Pokémon, and as what it fights; `undefined` for nearly all. Its own first type is nearest to
 * Stellar: it keeps the weaknesses of its types, and of Terapagos Normal moves are raised as much.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Stellar_(type)
 */
export function leftOut({ build, isStellar }: SetRead): string | undefined {
  const { species, ability, teraType } = build
  const what = [isStellar && 'Tera type Stellar', ability === 'Tera Shift' && ability].filter(Boolean)
  if (what.length === 0) return undefined
  return `Battles leave out ${what.join(' and ')}: it fights as ${creatureName(species)}, Tera ${teraType}.`
}
