import type { Tier } from './vocabulary'

/** The rules of every raid of a tier. */
export interface TierRules {
  /** The time limit in seconds; each faint shortens it. */
  readonly timeLimit: number
  /** The level of the caught Pokémon, which may differ from the boss's level in battle. */
  readonly caughtAtLevel: number
  /** The number of Tera Shards of the boss's Tera type that the Glimmering Charm adds. */
  readonly glimmeringCharmShards: number
}

/**
 * The rules of each tier.
 * Source: the game's raid tables. They have no time limit for 5★; it is 300 s in the game's script, see `docs/sv_raid.md`
 * of https://github.com/Decryptu/pokeldn
 */
export const TIER_RULES: Readonly<Record<Tier, TierRules>> = {
  '5': { timeLimit: 300, caughtAtLevel: 75, glimmeringCharmShards: 10 },
  '6': { timeLimit: 450, caughtAtLevel: 75, glimmeringCharmShards: 12 },
}
