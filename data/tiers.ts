import { type BossPicks, type Region, TIERS, type Tier } from './vocabulary'

/** Rules that all raids of a tier share. Its bosses are in `data/rosters`. */
export interface TierRules {
  /** The regions with raids of this tier, in the order of their release. */
  readonly regions: readonly Region[]
  /** Whether a boss comes with any of the 18 Tera types, or with one of its own: see `RaidBoss`. */
  readonly teraTypes: 'any' | 'one'
  /** The keys of the creatures whose hidden ability is listed, or that it is listed of every boss. */
  readonly hiddenAbility: 'every boss' | readonly string[]
  /** The ways in which a boss may pick its moves, the likelier first. Plans count the one that a team does worse against. */
  readonly bossPicks: readonly [BossPicks, ...BossPicks[]]
  /** The time limit in seconds, where a boss has none of its own; each faint shortens it. */
  readonly timeLimit: number
  /** Whether raids take ten turns and more, so that draining moves outlast them. */
  readonly isLong: boolean
  /** The mark of the caught Pokémon, where it always has the same. */
  readonly mark?: string
  /** The level of the caught Pokémon, which may differ from the boss's level in battle. */
  readonly caughtAtLevel: number
  /** The distribution of the number of rolls of the reward lottery; the probabilities add up to 1. */
  readonly rolls: readonly { readonly rolls: number; readonly probability: number }[]
  /** The number of Tera Shards of the boss's Tera type that the Glimmering Charm adds. */
  readonly glimmeringCharmShards: number | 'unknown'
}

/**
 * The rules of each tier. A roster is checked against those of its tier.
 *
 * Sources: the game's raid tables. They have no time limit for 5★; it is 300 s in the game's script, see `docs/sv_raid.md`
 * of https://github.com/Decryptu/pokeldn. The number of rolls is the community's count. That raids of 6★ take ten turns and
 * more: https://wikiwiki.jp/teraraid/%E5%9F%BA%E6%9C%AC%E7%9A%84%E3%81%AA%E7%AB%8B%E3%81%A1%E5%9B%9E%E3%82%8A. No
 * source tells of 7★ whether the Glimmering Charm adds as many Tera Shards as at 6★, nor a time limit: each
 * boss has one of its own, and the shortest stands for the two that nobody has read. The mark of 7★:
 * https://bulbapedia.bulbagarden.net/wiki/Mark. How a boss picks: see `bossPicks` in `battle/assumptions.ts`.
 * Hidden abilities are listed as the specification says (6★, and 5★ Ditto), though the game's tables
 * allow them at 5★.
 */
export const TIER_RULES: Readonly<Record<Tier, TierRules>> = {
  '5': {
    regions: ['Paldea', 'Kitakami', 'Terarium', 'Event'],
    teraTypes: 'any',
    hiddenAbility: ['ditto'],
    bossPicks: ['at random'],
    timeLimit: 300,
    isLong: false,
    caughtAtLevel: 75,
    rolls: [
      { rolls: 6, probability: 0.1 },
      { rolls: 7, probability: 0.3 },
      { rolls: 8, probability: 0.3 },
      { rolls: 9, probability: 0.2 },
      { rolls: 10, probability: 0.1 },
    ],
    glimmeringCharmShards: 10,
  },
  '6': {
    regions: ['Paldea', 'Kitakami', 'Terarium'],
    teraTypes: 'any',
    hiddenAbility: 'every boss',
    bossPicks: ['strongest', 'at random'],
    timeLimit: 450,
    isLong: true,
    caughtAtLevel: 75,
    rolls: [
      { rolls: 7, probability: 0.1 },
      { rolls: 8, probability: 0.3 },
      { rolls: 9, probability: 0.3 },
      { rolls: 10, probability: 0.2 },
      { rolls: 11, probability: 0.1 },
    ],
    glimmeringCharmShards: 12,
  },
  '7': {
    regions: ['Event'],
    teraTypes: 'one',
    hiddenAbility: 'every boss',
    bossPicks: ['strongest', 'at random'],
    timeLimit: 450,
    isLong: true,
    caughtAtLevel: 100,
    mark: 'Mightiest Mark',
    rolls: [
      { rolls: 7, probability: 0.1 },
      { rolls: 8, probability: 0.3 },
      { rolls: 9, probability: 0.3 },
      { rolls: 10, probability: 0.2 },
      { rolls: 11, probability: 0.1 },
    ],
    glimmeringCharmShards: 'unknown',
  },
}

/** Returns the rules of raids with this many stars, or `undefined` if the site doesn't cover them. */
export function rulesOfStars(stars: number): TierRules | undefined {
  const tier = TIERS.find((covered) => Number(covered) === stars)
  return tier && TIER_RULES[tier]
}
