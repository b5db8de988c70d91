import type { TypeName } from '@/data/vocabulary'
import { sameTypeBonus } from './type-matchups'

/** For moves such as Heavy Slam and Reversal, whose power varies with the target or HP. */
export const USUAL_POWER = 80

interface Attacking {
  readonly types: readonly TypeName[]
  readonly teraType?: TypeName | undefined
}

/**
 * Returns the strength of an attack before the target's defense and types: power × attacking stat × same-type bonus.
 * A power of 0 means a variable power. The estimate for pages: they lack the damage calculator. The planner has its
 * own, with
 * levels, defenses and abilities (`planner/raids/incoming.ts`).
 * Source: https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function attackStrength(
  { type, power, stat }: { readonly type: TypeName; readonly power: number; readonly stat: number },
  { types, teraType }: Attacking,
): number {
  return (power || USUAL_POWER) * stat * sameTypeBonus(type, types, teraType)
}
