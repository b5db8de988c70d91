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

/**
 * Returns the types that a move is super effective against, in alphabetical order. Empty for status moves and moves of
 * fixed damage. Freeze-Dry adds Water.
 */
export function superEffectiveOn(move: Pick<Move, 'key' | 'type' | 'category'>): readonly TypeName[] {
  if (isStatus(move) || hasFixedDamage(move)) return []
  const byType = typesWeakTo(move.type)
  return move.key === 'freezedry'
    ? TYPE_NAMES.filter((type) => type === 'Water' || byType.includes(type))
    : byType
}

/** Returns the types that at least one move is super effective against, in alphabetical order. */
export function typeAdvantages(moves: readonly Move[]): TypeName[] {
  const weakTypes = new Set(moves.flatMap(superEffectiveOn))
  return TYPE_NAMES.filter((type) => weakTypes.has(type))
}

/** Returns whether type effectiveness and screens don't change a move's damage: Night Shade, Counter. */
export function hasFixedDamage({ key }: Pick<Move, 'key'>): boolean {
  return supplement.fixedDamage.includes(key)
}
