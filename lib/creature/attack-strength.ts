import type { TypeName } from '@/data/vocabulary'
import { sameTypeBonus } from './type-matchups'

/** The assumed power of a move whose power varies with target or HP, such as Heavy Slam and Reversal. */
export const USUAL_POWER = 80

/** The properties of an attacker, besides its stats, that decide how hard it hits. */
interface Attacking {
  readonly types: readonly TypeName[]
  readonly teraType?: TypeName | undefined
}

/**
 * Returns the strength of an attack before the target's defense and types: power × attacking stat × same-type bonus.
 * A power of 0 means a variable power. The estimate for pages: they lack the damage calculator. The planner has its own, with
 * levels, defenses and abilities (`planner/raids/incoming.ts`).
 * Source: https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function attackStrength(
  { type, power, stat }: { readonly type: TypeName; readonly power: number; readonly stat: number },
  { types, teraType }: Attacking,
): number {
  return (power || USUAL_POWER) * stat * sameTypeBonus(type, types, teraType)
}
