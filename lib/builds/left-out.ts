import type { TypeName } from '@/data/vocabulary'
import type { SetRead } from './build-from-set'

/** What battles leave out of a Pokémon, and as what it fights. */
export interface LeftOut {
  /** Whether its Tera type Stellar is left out. */
  readonly stellar: boolean
  /** The name of the ability that is left out; `undefined` for none. */
  readonly ability: string | undefined
  readonly teraType: TypeName
}

/**
 * What battles leave out of a Pokémon, and as what it fights; `undefined` for nearly all. Its own first type is nearest to
 * Stellar: it keeps the weaknesses of its types, and of Terapagos Normal moves are raised as much.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Stellar_(type)
 */
export function leftOut({ build, isStellar = false }: SetRead): LeftOut | undefined {
  const { teraType } = build
  const ability = build.ability === 'Tera Shift' ? build.ability : undefined
  return isStellar || ability ? { stellar: isStellar, ability, teraType } : undefined
}
