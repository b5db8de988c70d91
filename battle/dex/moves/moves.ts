import { ABILITY_MOVES } from './ability-moves'
import { ATTACKS } from './attacks'
import { FAILING_MOVES, LEFT_OUT_MOVES } from './failing-moves'
import { HEALING_MOVES } from './healing-moves'
import { type MoveRules, NO_RULES } from './move-rules'
import { OTHER_MOVES } from './other-moves'
import { STAGE_MOVES } from './stage-moves'

const RULES = [
  ABILITY_MOVES,
  ATTACKS,
  FAILING_MOVES,
  HEALING_MOVES,
  LEFT_OUT_MOVES,
  OTHER_MOVES,
  STAGE_MOVES,
].flatMap((moves) => Object.entries(moves))

export const MOVES_WITH_RULES: readonly string[] = RULES.map(([name]) => name)

const allRules: ReadonlyMap<string, MoveRules> = new Map(
  RULES.map(([name, rules]) => [name, { ...NO_RULES, ...rules }]),
)

/** Returns a move's rules beyond its fields, by its name in @pkmn/dex; `NO_RULES` if it has none. */
export function rulesOf(move: string): MoveRules {
  return allRules.get(move) ?? NO_RULES
}
