import { Dex } from '@pkmn/dex'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { compileMove } from '@/lib/battle/moves/compile-move'

const moves = new Map<string, BattleMove>()

/** A move of any game by its name, the same object each time. Throws for one that @pkmn/dex does not know. */
export function moveNamed(name: string): BattleMove {
  const known = moves.get(name)
  if (known) return known
  const move = Dex.moves.get(name)
  if (!move.exists) throw new Error(`@pkmn/dex does not know the move ${name}`)
  const compiled = compileMove(move)
  moves.set(name, compiled)
  return compiled
}
