import * as z from 'zod'
import type { EventRewardTable } from '@/data/events/rewards'
import { indexInto, itemByNumber, wholeNumber } from './by-number'

const reward = {
  Category: indexInto('category of rewards', ['item', 'Species Material', 'Tera Shard']),
  ItemID: itemByNumber,
  Num: wholeNumber(0, 999),
}

export const fixedRewardSchema = z.object({
  ...reward,
  SubjectType: indexInto('winner', ['everyone', 'host', 'guest', 'first win']),
})

export const lotteryRewardSchema = z.object({ ...reward, Rate: wholeNumber(0, 1000) })

type FixedReward = z.infer<typeof fixedRewardSchema>

type LotteryReward = z.infer<typeof lotteryRewardSchema>

export function rewardTableOf(
  fixedRewards: readonly FixedReward[],
  lotteryRewards: readonly LotteryReward[],
): EventRewardTable {
  const lottery = lotteryRewards
    .filter((reward) => isThere(reward) && reward.Rate > 0)
    .map((reward) => ({ ...itemOf(reward), weight: reward.Rate }))
  const present = fixedRewards.filter(isThere)
  return {
    totalWeight: lottery.reduce((sum, { weight }) => sum + weight, 0),
    lottery,
    fixed: present.flatMap((reward) =>
      reward.SubjectType === 'first win' ? [] : [{ ...itemOf(reward), to: reward.SubjectType }],
    ),
    firstWin: present.filter(({ SubjectType }) => SubjectType === 'first win').map(itemOf),
  }
}

type Reward = Pick<FixedReward, 'Category' | 'ItemID' | 'Num'>

function isThere({ Category, ItemID, Num }: Reward): boolean {
  return Num > 0 && (Category !== 'item' || ItemID !== 'nothing')
}

function itemOf({ Category, ItemID, Num }: Reward) {
  return { item: Category === 'item' ? ItemID : Category, count: Num }
}
