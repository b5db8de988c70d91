import { type RewardTable, rewards } from '@/data/rewards'
import { TIER_RULES } from '@/data/tiers'
import type { Tier, TypeName } from '@/data/vocabulary'
import { chanceOfAtLeastOne, expectedNumber, type RollOdds, withRaidPower } from './lottery'
import { RAID_POWER_LEVELS } from './raid-power'

/** The chance of a herb at each level of Raid Power. */
export interface HerbChance {
  /** Which herbs: `Spicy`, `Any herb`. */
  readonly herb: string
  /** By level: the chance of at least one in percent, to one decimal; the expected number, to two. */
  readonly levels: readonly (readonly [chance: number, expected: number])[]
}

/** The rewards of a raid. */
export interface RaidRewards {
  readonly herbs: readonly HerbChance[]
  /** All other drops in percent per roll, the likeliest first: `2 × Exp. Candy L - 10.58%`. */
  readonly drops: readonly string[]
  /** The fixed rewards by recipient: `4 × Exp. Candy L, 1 × Exp. Candy XL`. */
  readonly fixed: Readonly<Record<Recipient, string>>
  /** The reward that the Glimmering Charm adds: `12 × Fairy Tera Shard`. */
  readonly glimmeringCharm: string
}

type Recipient = RewardTable['fixed'][number]['to']
type LotteryEntry = RewardTable['lottery'][number]

const HERB = ' Herba Mystica'

/** The facts of a raid that decide its rewards. */
export interface RewardedRaid {
  readonly tier: Tier
  readonly table: RewardTable
  readonly teraType?: TypeName | undefined
}

/** The rewards of a raid. Source: `data/rewards.ts` and `data/tiers.ts`. */
export function rewardsOf({ tier, table, teraType }: RewardedRaid): RaidRewards {
  const isHerb = ({ item }: LotteryEntry) => item.endsWith(HERB)
  return {
    herbs: herbChances(table.lottery.filter(isHerb), table.totalWeight, rewards.rollsByTier[tier]),
    drops: table.lottery
      .filter((entry) => !isHerb(entry))
      .toSorted((one, other) => other.weight - one.weight)
      .map((entry) => `${amountOf(entry)} - ${((entry.weight / table.totalWeight) * 100).toFixed(2)}%`),
    fixed: {
      everyone: fixedFor('everyone', table),
      host: fixedFor('host', table),
      guest: fixedFor('guest', table),
    },
    glimmeringCharm: `${TIER_RULES[tier].glimmeringCharmShards} × ${teraShards(teraType)}`,
  }
}

/** The chances of the herbs of one table. @param odds the distribution of rolls without Raid Power */
export function herbChances(
  herbs: readonly LotteryEntry[],
  totalWeight: number,
  odds: RollOdds,
): HerbChance[] {
  // Herbs of the same weight share a row.
  const each = [...new Set(herbs.map(({ weight }) => weight))].map((weight) => {
    const names = herbs.filter((herb) => herb.weight === weight).map(({ item }) => item.replace(HERB, ''))
    const every = names.length === herbs.length && names.length > 1
    return chancesAt(every ? 'Each herb' : names.join(', '), weight / totalWeight, odds)
  })
  if (herbs.length < 2) return each
  const total = herbs.reduce((sum, { weight }) => sum + weight, 0)
  return [...each, chancesAt('Any herb', total / totalWeight, odds)]
}

function chancesAt(herb: string, share: number, odds: RollOdds): HerbChance {
  const levels = RAID_POWER_LEVELS.map((level) => {
    const rolls = withRaidPower(odds, level)
    return [
      Number((chanceOfAtLeastOne(share, rolls) * 100).toFixed(1)),
      Number(expectedNumber(share, rolls).toFixed(2)),
    ] as const
  })
  return { herb, levels }
}

function amountOf({ item, count }: LotteryEntry): string {
  return count > 1 ? `${count} × ${itemLabel(item)}` : itemLabel(item)
}

function fixedFor(recipient: Recipient, { fixed }: RewardTable): string {
  return fixed
    .filter(({ to }) => to === recipient)
    .map(({ item, count }) => `${count} × ${itemLabel(item)}`)
    .join(', ')
}

// The tables have one name for the materials of all species, such as Gible Scales.
function itemLabel(item: string): string {
  return item === 'Species Material' ? 'Pokémon materials' : item
}

function teraShards(teraType: TypeName | undefined): string {
  return teraType ? `${teraType} Tera Shard` : 'Tera Shard of the boss’s Tera type'
}
