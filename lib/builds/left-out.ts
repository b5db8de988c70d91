import type { TypeName } from '@/data/vocabulary'
import type { SetRead } from './build-from-set'

export interface LeftOut {
  readonly stellar: boolean
  readonly ability: string | undefined
  readonly teraType: TypeName
}

/**
 * Returns the parts of a Pokémon that battles don't model; `undefined` if battles model all of it. Its first type is
 * closest to Stellar: the Pokémon keeps its weaknesses, and Terapagos's Normal moves get the same boost. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Stellar_(type)
 */
export function leftOut({ build, isStellar = false }: SetRead): LeftOut | undefined {
  const { teraType } = build
  const ability = build.ability === 'Tera Shift' ? build.ability : undefined
  return isStellar || ability ? { stellar: isStellar, ability, teraType } : undefined
}
