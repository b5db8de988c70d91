import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { calculatorMove } from './calculator'
import type { Hit } from './damage-source'
import { workingAbility } from './pairing'

// Read off mechanics/gen789.ts of @smogon/calc 0.12.0. A name too many costs a calculation, one too few a wrong type: a test
// asks the calculator about all moves and abilities.
const MOVES: ReadonlySet<string> = new Set([
  'Aura Wheel',
  'Ivy Cudgel',
  'Judgment',
  'Multi-Attack',
  'Natural Gift',
  'Nature Power',
  'Raging Bull',
  'Revelation Dance',
  'Struggle',
  'Techno Blast',
  'Tera Blast',
  'Tera Starstorm',
  'Terrain Pulse',
  'Weather Ball',
])
const ABILITIES: ReadonlySet<string | undefined> = new Set([
  'Aerilate',
  'Dragonize',
  'Galvanize',
  'Liquid Voice',
  'Normalize',
  'Pixilate',
  'Refrigerate',
])

/** Whether a hit has its move's own type whatever its user is and holds. Saves asking the calculator. */
export function hasOwnType({ attacker, move }: Hit): boolean {
  return !MOVES.has(move.name) && !ABILITIES.has(workingAbility(attacker))
}

/** A move's own type; `undefined` for one that is none of the 18. Throws for a name that the calculator does not know. */
export function ownType({ name }: BattleMove): TypeName | undefined {
  const { type } = calculatorMove(name)
  return TYPE_NAMES.find((known) => known === type)
}
