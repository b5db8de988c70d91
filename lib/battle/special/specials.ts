import { ABILITY_MOVES } from './ability-moves'
import { HEALING_MOVES } from './healing-moves'
import { OTHER_MOVES } from './other-moves'
import type { Special } from './special'
import { STAGE_MOVES } from './stage-moves'

/** The status moves that do what their fields do not say, by name. Their own rule stands in place of the fields. */
export const SPECIALS: ReadonlyMap<string, Special> = new Map(
  Object.entries({ ...STAGE_MOVES, ...HEALING_MOVES, ...ABILITY_MOVES, ...OTHER_MOVES }),
)

/** The share of max HP that a status move costs, which fails where the user has no more. Source: the moves' pages. */
export const COSTS: ReadonlyMap<string, number> = new Map([
  ['Belly Drum', 1 / 2],
  ['Fillet Away', 1 / 2],
  ['Clangorous Soul', 1 / 3],
])
