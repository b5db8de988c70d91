import type { TypeName } from '@/data/vocabulary'
import { sameTypeBonus } from './type-matchups'

/** The power that counts for a move whose power varies by target or HP, such as Heavy Slam and Reversal. */
export const USUAL_POWER = 80

/** What of a creature decides how hard its attacks hit, beside its stats. */
interface Attacking {
  readonly types: readonly TypeName[]
  readonly teraType?: TypeName | undefined
}

/**
 * How hard an attack hits before the target's defense and types count, in a unit of its own: power × attacking stat ×
 * same-type bonus. A power of 0 is one that varies.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function attackStrength(
  { type, power, stat }: { readonly type: TypeName; readonly power: number; readonly stat: number },
  { types, teraType }: Attacking,
): number {
  return (power || USUAL_POWER) * stat * sameTypeBonus(type, types, teraType)
}
