import { OWN_EFFECTIVENESS } from '@/battle/damage/equivalence-key'
import { rulesOf } from '@/battle/dex/moves/moves'

// They have their type from the item or the first type of their user, turn it into another, or become a move of any type.
const VARYING: ReadonlySet<string> = new Set(['Judgment', 'Revelation Dance', 'Transform', 'Mimic'])

/**
 * Whether what a move hits as, or how effective it is, depends on more than its own type. The Tera type that a move of a
 * raider takes is none of it: it is known before the battle.
 */
export function variesInType(move: string): boolean {
  const { type, takesTeraType } = rulesOf(move)
  const isSettled = type === undefined || takesTeraType
  return !isSettled || OWN_EFFECTIVENESS.has(move) || VARYING.has(move)
}
