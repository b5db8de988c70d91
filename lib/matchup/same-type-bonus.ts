import type { TypeName } from '@/data/vocabulary'

/**
 * The factor of a move's damage for being of its user's own types, or of its Tera type: 1 to 2.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Same-type_attack_bonus
 */
export function sameTypeBonus(
  type: TypeName,
  types: readonly TypeName[],
  teraType: TypeName | undefined,
): number {
  const isOwn = types.includes(type)
  if (type !== teraType) return isOwn ? 1.5 : 1
  return isOwn ? 2 : 1.5
}
