/** How many rolls a raid has with which probability; the probabilities add up to 1. */
export type RollOdds = readonly { readonly rolls: number; readonly probability: number }[]

/**
 * How many rolls a raid has when each level of Raid Power adds one, for host and guests alike. Of several levels that a
 * meal gives, the highest that fits the Tera type counts.
 * Source: the game's script, `docs/sv_raid.md` of https://github.com/Decryptu/pokeldn
 *
 * @param level 0 to 3
 */
export function withRaidPower(odds: RollOdds, level: number): RollOdds {
  return odds.map(({ rolls, probability }) => ({ rolls: rolls + level, probability }))
}

/**
 * The chance, from 0 to 1, that at least one roll draws what has a share of the weight: 1 - (1 - share)^rolls for each
 * number of rolls, by its probability. Rolls are drawn with replacement. Exact but for the rounding of doubles, which
 * stays below 1e-12.
 *
 * @param share from 0 to 1
 */
export function chanceOfAtLeastOne(share: number, odds: RollOdds): number {
  return odds.reduce((sum, { rolls, probability }) => sum + probability * (1 - (1 - share) ** rolls), 0)
}

/** How many rolls draw it on average: the share of the weight times the mean number of rolls. */
export function expectedNumber(share: number, odds: RollOdds): number {
  return odds.reduce((sum, { rolls, probability }) => sum + probability * rolls * share, 0)
}
