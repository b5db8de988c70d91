import { type Creature, type Move, supplement } from '@/data/shipped/shipped'
import { NORMAL_MOVES_BECOME } from '@/data/types/type-abilities'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { isStatus } from './move-list'
import { typesWeakTo } from './type-matchups'

export interface MoveUser extends Pick<Creature, 'types'> {
  /** Set if certain. */
  readonly ability?: string | undefined
  readonly teraType?: TypeName | undefined
}

const NORMAL_MOVES: Readonly<Record<string, TypeName>> = NORMAL_MOVES_BECOME

export function moveInBattle(move: Move, user: MoveUser): Move {
  return { ...move, type: typeInBattle(move, user) }
}

/**
 * Raging Bull has the second type of a Paldean Tauros. Aura Wheel stays Electric, because a Terastallized Morpeko
 * doesn't change its form. Source: the page of each move on https://bulbapedia.bulbagarden.net. A test compares it with
 * @smogon/calc.
 */
function typeInBattle({ key, type }: Move, { types, ability, teraType }: MoveUser): TypeName {
  switch (key) {
    case 'terablast':
      return teraType ?? type
    case 'ragingbull':
      return types.at(-1) ?? type
    default:
      return (type === 'Normal' && NORMAL_MOVES[ability ?? '']) || type
  }
}

/** In alphabetical order; empty for status moves and fixed damage. */
export function superEffectiveOn(move: Pick<Move, 'key' | 'type' | 'category'>): readonly TypeName[] {
  if (isStatus(move) || hasFixedDamage(move)) return []
  const byType = typesWeakTo(move.type)
  return move.key === 'freezedry'
    ? TYPE_NAMES.filter((type) => type === 'Water' || byType.includes(type))
    : byType
}

export function typeAdvantages(moves: readonly Move[]): TypeName[] {
  const weakTypes = new Set(moves.flatMap(superEffectiveOn))
  return TYPE_NAMES.filter((type) => weakTypes.has(type))
}

/** Neither type effectiveness nor screens change the damage: Night Shade, Counter. */
export function hasFixedDamage({ key }: Pick<Move, 'key'>): boolean {
  return supplement.fixedDamage.includes(key)
}
