/**
 * The names of the games that the labels of a first load say, by the English names that the data hold: all others are in
 * `names.ts`. A label that names something says it by these; a component does where a name stands alone.
 */
export const labelNames = {
  type: asItIs,
  region: asItIs,
  herb: asItIs,
  /** @param boss its name in the roster: `Indeedee (Female)` */
  boss: asItIs,
  move: asItIs,
  ability: asItIs,
  /** @param effect the name of a move, an ability or an item, where the data do not say which */
  effect: asItIs,
  /** A game: `Scarlet`. */
  version: asItIs,
}

/** A name that English has from the data. */
export function asItIs(name: string): string {
  return name
}
