import type { OfEvent } from '@/data/rosters/rosters'
import type { HerbName } from '@/data/vocabulary'
import type { Drop, HerbChance, Reward, Rewards } from '@/lib/rewards/rewards'
import { names } from '@/lib/words/en/names/names'
import { percent as inPercent } from './figures'

/** What a raid pays. */
export const rewards = {
  /** A herb with its chance per raid: `Spicy 24%`. */
  herb: (name: HerbName, chance: number) => `${names.herb(name)} ${inPercent(chance)}`,
  /** Which herbs a chance is of: `Spicy`, `Any herb`. */
  herbs: (herbs: HerbChance['herbs']) => {
    if (herbs === 'each') return 'Each herb'
    return herbs === 'any' ? 'Any herb' : herbs.map(names.herb).join(', ')
  },
  noHerbs: 'This raid drops no herbs.',
  unread: 'Its rewards are not known yet.',
  /** Of several lists of rewards each raid has one. */
  oneOf: ({ count, likeliest }: OfEvent['rewardTables']) =>
    `Each raid had one of ${count} lists of rewards the last time; this is ${whichOf({ count, likeliest })}.`,
  /** A drop in percent per roll: `2 × Exp. Candy L - 10.58%`. */
  drop: ({ count, percent, ...reward }: Drop) =>
    `${count > 1 ? amount({ ...reward, count }) : item(reward)} - ${percent.toFixed(2)}%`,
  /** `4 × Exp. Candy L, 1 × Exp. Candy XL` */
  fixed: (rewards: readonly Reward[]) => rewards.map(amount).join(', '),
  /** The Tera Shards that the Glimmering Charm adds: `12 × Fairy Tera Shard`. */
  shards: ({ count, teraType }: Rewards['shards']) => {
    const shard = teraType ? `${names.type(teraType)} Tera Shard` : 'Tera Shard of the boss’s Tera type'
    return count === 'unknown' ? `${shard}: how many is not known` : `${count} × ${shard}`
  },
}

function whichOf({ count, likeliest }: OfEvent['rewardTables']): string {
  if (likeliest === 1) return 'the likeliest'
  return likeliest === count ? 'one of them' : `one of the ${likeliest} likeliest`
}

function amount({ count, ...reward }: Reward): string {
  return `${count} × ${item(reward)}`
}

function item(reward: Pick<Reward, 'item'>): string {
  return reward.item === undefined ? 'Pokémon materials' : names.item(reward.item)
}
