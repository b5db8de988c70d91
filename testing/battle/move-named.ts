import { Dex } from '@pkmn/dex'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { compileMove } from '@/lib/battle/moves/compile-move'

const compiled = new Map<string, BattleMove>()

/** A move of @pkmn/dex as a battle has it, the same each time. Throws for one that @pkmn/dex does not know. */
export function moveNamed(name: string): BattleMove {
  const known = compiled.get(name)
  if (known) return known
  const move = Dex.moves.get(name)
  if (!move.exists) throw new Error(`@pkmn/dex does not know ${name}`)
  const made = compileMove(move)
  compiled.set(name, made)
  return made
}
