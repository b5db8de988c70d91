import type { Tier } from './vocabulary'

/** What holds for every raid of a tier. */
export interface TierRules {
  /** How long a raid lasts when nobody faints, in seconds. */
  readonly timeLimit: number
  /** The level of the Pokémon that is caught, whatever the boss fights at. */
  readonly caughtAtLevel: number
  /** How many Tera Shards of the boss's Tera type the Glimmering Charm adds. */
  readonly glimmeringCharmShards: number
}

/**
 * The rules of each tier.
 * Source: the game's own raid tables; at 5★ they leave the time limit to the game's script, which gives a group 300 s.
 * The script: `docs/sv_raid.md` of https://github.com/Decryptu/pokeldn
 */
export const TIER_RULES: Readonly<Record<Tier, TierRules>> = {
  '5': { timeLimit: 300, caughtAtLevel: 75, glimmeringCharmShards: 10 },
  '6': { timeLimit: 450, caughtAtLevel: 75, glimmeringCharmShards: 12 },
}
