/** The most moves that a Pokémon knows. */
const MOST_MOVES = 4

/** What an attack may be joined by, each the best first; empty for what the creature cannot do. */
export interface Companions {
  readonly boosts: readonly string[]
  /** Another attack that drains, and a recovery. */
  readonly sustain: readonly string[]
  /** Moves that lower the boss's defense against the attack. */
  readonly openers: readonly string[]
  /** Moves that lower the boss's attack. */
  readonly softeners: readonly string[]
  /** Weather or terrain that strengthens the attack. */
  readonly fields: readonly string[]
}

/**
 * Sets of up to four moves around an attack, the most promising first. If everything fits, that is the only set, since
 * its user may leave a move unused. Otherwise there is one for each way to begin: with the first boost, with the second,
 * and without any.
 */
export function moveSets(attack: string, companions: Companions): readonly (readonly string[])[] {
  const { boosts, sustain, openers, softeners, fields } = companions
  const rest = [sustain[0], openers[0], softeners[0], fields[0], sustain[1], openers[1]]
  const beginnings = [boosts[0], boosts[1], undefined]
  const sets = beginnings.map((boost) => filled([attack, boost, ...rest, ...boosts]))
  const keys = sets.map((set) => [...set].sort().join())
  return sets.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
}

function filled(wanted: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(wanted)].flatMap((move) => move ?? []).slice(0, MOST_MOVES)
}
