import { Dex } from '@pkmn/dex'
import type { BattleMove } from './battle-move'
import { compileMove } from './compile-move'

const compiled = new Map<string, BattleMove>()

/**
 * A move of any game by its name, as a battle has it, the same object each time. For tools and tests: it brings @pkmn/dex,
 * which a browser does not need. Throws for a move that @pkmn/dex does not know.
 */
export function moveNamed(name: string): BattleMove {
  const known = compiled.get(name)
  if (known) return known
  const move = Dex.moves.get(name)
  if (!move.exists) throw new Error(`@pkmn/dex does not know the move ${name}`)
  const made = compileMove(move)
  compiled.set(name, made)
  return made
}
