import type { RaidBoss } from '@/data/rosters/rosters'

/** Multipliers of max HP, and of each other stat, of a Pokémon that a raid makes stronger. */
export interface Favored {
  /** Name in @pkmn/dex. */
  readonly species: string
  readonly hp: number
  readonly others: number
}

/**
 * By the version of the boss. Source: the game's own notice of September 2023 on Mew against Mewtwo
 * the Unrivaled.
 */
const FAVORED: Readonly<Record<string, Favored>> = {
  '7-mewtwo-psychic': { species: 'Mew', hp: 1.5, others: 1.2 },
}

/** Returns the Pokémon that a raid makes stronger; `undefined` for most raids. */
export function favoredIn({ event }: Pick<RaidBoss, 'event'>): Favored | undefined {
  return event && FAVORED[event.id]
}
