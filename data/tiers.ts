import { type BossPicks, type Region, TIERS, type Tier } from './vocabulary'

/** Shared by all raids of a tier. */
export interface TierRules {
  /** In the order of their release. */
  readonly regions: readonly Region[]
  /** Bosses have any of the 18 Tera types, or a single one: see `RaidBoss`. */
  readonly teraTypes: 'any' | 'one'
  /** Keys of the creatures whose hidden ability pages list, or `every boss`. */
  readonly hiddenAbility: 'every boss' | readonly string[]
  /** How a boss may pick its moves, likelier first. Plans count the harder behavior. */
  readonly bossPicks: readonly [BossPicks, ...BossPicks[]]
  /** In seconds, for bosses without their own. Each faint shortens it. */
  readonly timeLimit: number
  /** Raids take ten turns and more, so draining moves pay off. */
  readonly isLong: boolean
  /** Of the caught Pokémon, if it always has this mark. */
  readonly mark?: string
  /** May differ from the boss's level in battle. */
  readonly caughtAtLevel: number
  /** Rolls of the reward lottery. The probabilities add up to 1. */
  readonly rolls: readonly { readonly rolls: number; readonly probability: number }[]
  /** Extra Tera Shards of the boss's Tera type. */
  readonly glimmeringCharmShards: number | 'unknown'
}

/**
 * Rosters are checked against these rules.
 *
 * Sources:
 * - The game's raid tables. They have no time limit for 5★: it is 300 s in the game's script, see `docs/sv_raid.md` of
 *   https://github.com/Decryptu/pokeldn
 * - `rolls`: players counted them
 * - `isLong`: https://wikiwiki.jp/teraraid/%E5%9F%BA%E6%9C%AC%E7%9A%84%E3%81%AA%E7%AB%8B%E3%81%A1%E5%9B%9E%E3%82%8A
 * - `mark`: https://bulbapedia.bulbagarden.net/wiki/Mark
 * - `bossPicks`: see `battle/assumptions.ts`
 * - `hiddenAbility`: the specification (6★, and 5★ Ditto), although the game's tables allow hidden abilities at 5★
 *
 * No source says how many Tera Shards the Glimmering Charm adds at 7★. Each 7★ boss has its own time limit; if it is
 * unknown, the shortest known limit applies.
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
