import * as z from 'zod'
import type { EventRewardTable } from '@/data/events/rewards'
import { itemByNumber, pickedBy, wholeNumber } from './by-number'

const reward = {
  Category: pickedBy('category of rewards', ['item', 'Species Material', 'Tera Shard']),
  ItemID: itemByNumber,
  Num: wholeNumber(0, 999),
}

export const fixedRewardSchema = z.object({
  ...reward,
  SubjectType: pickedBy('winner', ['everyone', 'host', 'guest', 'first win']),
})

export const lotteryRewardSchema = z.object({ ...reward, Rate: wholeNumber(0, 1000) })

type FixedReward = z.infer<typeof fixedRewardSchema>

type LotteryReward = z.infer<typeof lotteryRewardSchema>

/** Combines two tables of the game into one reward table. Skips empty entries and entries without weight. */
export function rewardTableOf(
  fixedRewards: readonly FixedReward[],
  lotteryRewards: readonly LotteryReward[],
): EventRewardTable {
  const lottery = lotteryRewards
    .filter((each) => isThere(each) && each.Rate > 0)
    .map((each) => ({ ...itemOf(each), weight: each.Rate }))
  const given = fixedRewards.filter(isThere)
  return {
    totalWeight: lottery.reduce((sum, { weight }) => sum + weight, 0),
    lottery,
    fixed: given.flatMap((each) =>
      each.SubjectType === 'first win' ? [] : [{ ...itemOf(each), to: each.SubjectType }],
    ),
    firstWin: given.filter(({ SubjectType }) => SubjectType === 'first win').map(itemOf),
  }
}

type Reward = Pick<FixedReward, 'Category' | 'ItemID' | 'Num'>

function isThere({ Category, ItemID, Num }: Reward): boolean {
  return Num > 0 && (Category !== 'item' || ItemID !== 'nothing')
}

function itemOf({ Category, ItemID, Num }: Reward) {
  return { item: Category === 'item' ? ItemID : Category, count: Num }
}
