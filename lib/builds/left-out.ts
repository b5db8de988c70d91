import type { TypeName } from '@/data/vocabulary'
import type { SetRead } from './build-from-set'

export interface LeftOut {
  readonly stellar: boolean
  readonly ability: string | undefined
  readonly teraType: TypeName
}

/**
 * Returns what battles don't model; `undefined` if there is nothing. A Stellar Pokémon fights as its first type: it
 * keeps its weaknesses, and Terapagos's Normal moves get the same boost. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Stellar_(type)
 */
export function leftOut({ build, isStellar = false }: SetRead): LeftOut | undefined {
  const { teraType } = build
  const ability = build.ability === 'Tera Shift' ? build.ability : undefined
  return isStellar || ability ? { stellar: isStellar, ability, teraType } : undefined
}
