import type { TypeName } from '@/data/vocabulary'
import { sameTypeBonus } from './type-matchups'

/** For moves such as Heavy Slam and Reversal, whose power varies with the target or HP. */
export const USUAL_POWER = 80

interface Attacking {
  readonly types: readonly TypeName[]
  readonly teraType?: TypeName | undefined
}

/**
 * Power × attacking stat × same-type bonus, without the target's defense and types. A power of 0 means a variable
 * power. A rough estimate, because pages lack the damage calculator (see `planner/raids/incoming.ts`). Source:
 * https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function attackStrength(
  { type, power, stat }: { readonly type: TypeName; readonly power: number; readonly stat: number },
  { types, teraType }: Attacking,
): number {
  return (power || USUAL_POWER) * stat * sameTypeBonus(type, types, teraType)
}
