import { type Creature, type Move, supplement } from '@/data/shipped/shipped'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { typesWeakTo } from '@/lib/matchup/matchups'
import { isStatus } from './move-list'

/** Who uses a move, as far as it decides the type of the move. */
export interface MoveUser extends Pick<Creature, 'types'> {
  /** The key of the ability that it has for certain; not set while that is not known. */
  readonly ability?: string | undefined
  /** Not set while it is not known. */
  readonly teraType?: TypeName | undefined
}

/**
 * What these abilities make of the Normal moves of whoever has them, by ability key.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Category:Abilities_that_change_the_type_of_moves
 */
const NORMAL_MOVES_BECOME: Readonly<Record<string, TypeName>> = {
  aerilate: 'Flying',
  galvanize: 'Electric',
  pixilate: 'Fairy',
  refrigerate: 'Ice',
}

/** A move with the type that it has when this boss uses it. */
export function moveInBattle(move: Move, user: MoveUser): Move {
  return { ...move, type: typeInBattle(move, user) }
}

/**
 * Tera Blast has its user's Tera type, Raging Bull the second type of a Paldean Tauros.
 * Aura Wheel stays Electric: a Terastallized Morpeko does not change its form.
 * Source: the page of each move on https://bulbapedia.bulbagarden.net, a test holds it against @smogon/calc.
 */
function typeInBattle({ key, type }: Move, { types, ability, teraType }: MoveUser): TypeName {
  switch (key) {
    case 'terablast':
      return teraType ?? type
    case 'ragingbull':
      return types.at(-1) ?? type
    default:
      return (type === 'Normal' && NORMAL_MOVES_BECOME[ability ?? '']) || type
  }
}

/**
 * The types that a move is super effective on, in alphabetical order: none for a status move or one of fixed damage,
 * and one more than its type says for Freeze-Dry.
 */
export function superEffectiveOn(move: Pick<Move, 'key' | 'type' | 'category'>): readonly TypeName[] {
  if (isStatus(move) || hasFixedDamage(move)) return []
  const byType = typesWeakTo(move.type)
  return move.key === 'freezedry'
    ? TYPE_NAMES.filter((type) => type === 'Water' || byType.includes(type))
    : byType
}

/** The types that at least one of these moves is super effective on, each once, in alphabetical order. */
export function typeAdvantages(moves: readonly Move[]): TypeName[] {
  const beaten = new Set(moves.flatMap(superEffectiveOn))
  return TYPE_NAMES.filter((type) => beaten.has(type))
}

/** Whether neither type effectiveness nor a screen changes what a move does: Night Shade, Counter and their like. */
export function hasFixedDamage({ key }: Pick<Move, 'key'>): boolean {
  return supplement.fixedDamage.includes(key)
}
