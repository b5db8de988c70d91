/** Names in labels of the first load, by the English names in the data. `names.ts` has all others. */
export const labelNames = {
  type: asItIs,
  region: asItIs,
  herb: asItIs,
  /** @param boss its name in the roster: `Indeedee (Female)` */
  boss: asItIs,
  move: asItIs,
  ability: asItIs,
  /** @param effect a move, an ability or an item */
  effect: asItIs,
  version: asItIs,
}

export function asItIs(name: string): string {
  return name
}
