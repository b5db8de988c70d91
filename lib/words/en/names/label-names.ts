/**
 * Names of the games in labels of the first load, by the English names in the data. All others are in `names.ts`.
 * Labels apply them to the names inside; a component only to a name on its own.
 */
export const labelNames = {
  type: asItIs,
  region: asItIs,
  herb: asItIs,
  /** @param boss its name in the roster: `Indeedee (Female)` */
  boss: asItIs,
  move: asItIs,
  ability: asItIs,
  /** @param effect the name of a move, an ability or an item, if the data do not say which */
  effect: asItIs,
  /** A game: `Scarlet`. */
  version: asItIs,
}

/** Returns a name unchanged: the data are in English. */
export function asItIs(name: string): string {
  return name
}
