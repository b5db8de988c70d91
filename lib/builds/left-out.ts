import type { TypeName } from '@/data/vocabulary'
import type { SetRead } from './build-from-set'

/** Parts of a Pokémon that battles do not model. */
export interface LeftOut {
  /** Whether its Stellar Tera type is left out. */
  readonly stellar: boolean
  /** The ability that is left out, if any. */
  readonly ability: string | undefined
  readonly teraType: TypeName
}

/**
 * Returns the parts of a Pokémon that battles do not model, and the type it fights as; `undefined` for most.
 * Its first type is closest to Stellar: the Pokémon keeps its weaknesses, and the Normal moves of Terapagos get the
 * same boost.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Stellar_(type)
 */
export function leftOut({ build, isStellar = false }: SetRead): LeftOut | undefined {
  const { teraType } = build
  const ability = build.ability === 'Tera Shift' ? build.ability : undefined
  return isStellar || ability ? { stellar: isStellar, ability, teraType } : undefined
}
