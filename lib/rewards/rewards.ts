import type { EventRewardTable } from '@/data/events/rewards'
import type { RewardTable } from '@/data/raid-parts'
import { TIER_RULES, type TierRules } from '@/data/tiers'
import { HERB_NAMES, type HerbName, type Tier, type TypeName } from '@/data/vocabulary'

/** The chance of a herb at each level of Raid Power. */
export interface HerbChance {
  /** The herbs: each or any of all that the raid drops, or the herbs with the same chance. */
  readonly herbs: readonly HerbName[] | 'each' | 'any'
  /** By level: the chance of at least one in percent, to one decimal; the expected number, to two. */
  readonly levels: readonly (readonly [chance: number, expected: number])[]
}

/** A number of an item. */
export interface Reward extends Pick<LotteryEntry, 'count'> {
  /** Its name; not set for the materials that the boss's species drops. */
  readonly item?: string
}

/** The drops with the same chance, and the chance of each per roll in percent. */
export interface DropsOfChance {
  readonly drops: readonly Reward[]
  readonly percent: number
}

/** The rewards of a raid. */
export interface Rewards {
  readonly herbs: readonly HerbChance[]
  /** All other drops by chance, likeliest first. */
  readonly drops: readonly DropsOfChance[]
  readonly fixed: Readonly<Record<Recipient, readonly Reward[]>>
  /** Extra rewards of the first win against this raid; empty for a daily raid. */
  readonly firstWin: readonly Reward[]
  /** The Tera Shards that the Glimmering Charm adds. */
  readonly shards: {
    readonly count: TierRules['glimmeringCharmShards']
    readonly teraType: TypeName | undefined
  }
}

type Recipient = RewardTable['fixed'][number]['to']
type LotteryEntry = RewardTable['lottery'][number]

/** The properties of a raid that decide its rewards. */
export interface RewardedRaid {
  readonly tier: Tier
  readonly table: RewardTable & Partial<Pick<EventRewardTable, 'firstWin'>>
  readonly teraType?: TypeName | undefined
}

/** Herbs by their items in the reward tables. */
const HERB_OF_ITEM: ReadonlyMap<string, HerbName> = new Map(
  HERB_NAMES.map((herb) => [`${herb} Herba Mystica`, herb]),
)

/** Returns the rewards of a raid. Source: `data/rosters/rewards.ts`, `data/events/rewards.ts` and `data/tiers.ts`. */
export function rewardsOf({ tier, table, teraType }: RewardedRaid): Rewards {
  const { lottery, totalWeight, fixed, firstWin = [] } = table
  const fixedFor = (recipient: Recipient) => fixed.filter(({ to }) => to === recipient).map(rewardOf)
  return {
    herbs: herbChances(lottery, totalWeight, TIER_RULES[tier].rolls),
    drops: dropsByChance(lottery, totalWeight),
    fixed: { everyone: fixedFor('everyone'), host: fixedFor('host'), guest: fixedFor('guest') },
    firstWin: firstWin.map(rewardOf),
    shards: { count: TIER_RULES[tier].glimmeringCharmShards, teraType },
  }
}

function dropsByChance(lottery: readonly LotteryEntry[], totalWeight: number): DropsOfChance[] {
  const entries = lottery.filter(({ item }) => !HERB_OF_ITEM.has(item))
  const weights = new Set(entries.map(({ weight }) => weight))
  return [...weights]
    .toSorted((one, other) => other - one)
    .map((chosen) => ({
      drops: entries.filter(({ weight }) => weight === chosen).map(rewardOf),
      percent: (chosen / totalWeight) * 100,
    }))
}

/** The name of the materials of all species in the game's tables. */
const SPECIES_MATERIAL = 'Species Material'

function rewardOf({ item, count }: Pick<LotteryEntry, 'item' | 'count'>): Reward {
  return item === SPECIES_MATERIAL ? { count } : { count, item }
}

/** Returns the chances of the herbs in a lottery. @param odds the distribution of rolls without Raid Power */
export function herbChances(
  lottery: readonly LotteryEntry[],
  totalWeight: number,
  odds: RollOdds,
): HerbChance[] {
  const herbs = lottery.flatMap(({ item, weight }) => {
    const name = HERB_OF_ITEM.get(item)
    return name ? [{ name, weight }] : []
  })
  // Herbs of the same weight share a row.
  const each = [...new Set(herbs.map(({ weight }) => weight))].map((weight) => {
    const names = herbs.filter((herb) => herb.weight === weight).map(({ name }) => name)
    const every = names.length === herbs.length && names.length > 1
    return chancesAt(every ? 'each' : names, weight / totalWeight, odds)
  })
  if (herbs.length < 2) return each
  const total = herbs.reduce((sum, { weight }) => sum + weight, 0)
  return [...each, chancesAt('any', total / totalWeight, odds)]
}

function chancesAt(herbs: HerbChance['herbs'], share: number, odds: RollOdds): HerbChance {
  const levels = RAID_POWER_LEVELS.map((level) => {
    const rolls = withRaidPower(odds, level)
    return [
      Number((chanceOfAtLeastOne(share, rolls) * 100).toFixed(1)),
      Number(expectedNumber(share, rolls).toFixed(2)),
    ] as const
  })
  return { herbs, levels }
}

/** The distribution of the number of rolls in a raid; the probabilities add up to 1. */
export type RollOdds = TierRules['rolls']

/**
 * Returns the distribution of rolls with Raid Power: each level adds one roll, for host and guests alike. If a meal
 * has several levels, the highest that matches the Tera type counts.
 * Source: the game's script, `docs/sv_raid.md` of https://github.com/Decryptu/pokeldn
 *
 * @param level 0 to 3
 */
export function withRaidPower(odds: RollOdds, level: number): RollOdds {
  return odds.map(({ rolls, probability }) => ({ rolls: rolls + level, probability }))
}

/**
 * Returns the chance, 0 to 1, that at least one roll draws an item: 1 - (1 - share)^rolls, averaged over the numbers
 * of rolls. Rolls are drawn with replacement.
 *
 * @param share the item's share of the total weight, 0 to 1
 */
export function chanceOfAtLeastOne(share: number, odds: RollOdds): number {
  return odds.reduce((sum, { rolls, probability }) => sum + probability * (1 - (1 - share) ** rolls), 0)
}

/**
 * Returns the chance in percent, to the tenth, of at least one herb in a raid without Raid Power.
 *
 * @param perRoll its chance per drop roll, in percent
 */
export function herbChancePerRaid(perRoll: number, tier: Tier): number {
  return Number((100 * chanceOfAtLeastOne(perRoll / 100, TIER_RULES[tier].rolls)).toFixed(1))
}

/** Returns the expected number of rolls that draw an item: its share of the weight times the mean number of rolls. */
export function expectedNumber(share: number, odds: RollOdds): number {
  return odds.reduce((sum, { rolls, probability }) => sum + probability * rolls * share, 0)
}

/** 0 means no Raid Power. */
const RAID_POWER_LEVELS = [0, 1, 2, 3] as const
