import { Move, Pokemon } from '@smogon/calc'

// `calculate` copies both sides and the move for each hit, which takes as long as the hit itself when they are made anew.
// These copies share what the calculator does not change. `Object.create` would make slower ones.

/** A creature of the calculator that is cheap to copy. */
export class QuickPokemon extends Pokemon {
  override clone(): Pokemon {
    const fields = { ...this, stats: { ...this.stats }, boosts: { ...this.boosts } }
    return Object.setPrototypeOf(fields, QuickPokemon.prototype)
  }
}

/** A move of the calculator that is cheap to copy. */
export class QuickMove extends Move {
  override clone(): Move {
    return Object.setPrototypeOf({ ...this, flags: { ...this.flags } }, QuickMove.prototype)
  }
}
