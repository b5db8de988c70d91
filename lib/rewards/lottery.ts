/** The distribution of the number of rolls of a raid; the probabilities add up to 1. */
export type RollOdds = readonly { readonly rolls: number; readonly probability: number }[]

/**
 * The distribution of rolls with Raid Power: each level adds one roll, for host and guests alike. Of several levels of a
 * meal, the highest that matches the Tera type counts.
 * Source: the game's script, `docs/sv_raid.md` of https://github.com/Decryptu/pokeldn
 *
 * @param level 0 to 3
 */
export function withRaidPower(odds: RollOdds, level: number): RollOdds {
  return odds.map(({ rolls, probability }) => ({ rolls: rolls + level, probability }))
}

/**
 * The chance, 0 to 1, that at least one roll draws an item: 1 - (1 - share)^rolls, averaged over the numbers of rolls.
 * Rolls are drawn with replacement.
 *
 * @param share the item's share of the total weight, 0 to 1
 */
export function chanceOfAtLeastOne(share: number, odds: RollOdds): number {
  return odds.reduce((sum, { rolls, probability }) => sum + probability * (1 - (1 - share) ** rolls), 0)
}

/** The expected number of rolls that draw an item: its share of the weight times the mean number of rolls. */
export function expectedNumber(share: number, odds: RollOdds): number {
  return odds.reduce((sum, { rolls, probability }) => sum + probability * rolls * share, 0)
}
