import type { StageChanges } from '@/lib/battle/moves/battle-move'

/**
 * The stages by which status moves raise their user where @pkmn/dex has no field for it. Source of each: the move's
 * description there and its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves
 */
export const BOOSTS_IN_CODE: Readonly<Record<string, StageChanges>> = {
  'Belly Drum': { atk: 6 },
  // Of a user that is no Ghost.
  Curse: { atk: 1, def: 1, spe: -1 },
  Stockpile: { def: 1, spd: 1 },
  'Take Heart': { spa: 1, spd: 1 },
  'Tidy Up': { atk: 1, spe: 1 },
}
