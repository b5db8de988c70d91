import type { OfEvent } from '@/data/rosters/rosters'
import type { HerbName } from '@/data/vocabulary'
import type { DropsOfChance, HerbChance, Reward, Rewards } from '@/lib/rewards/rewards'
import { names } from '@/lib/words/en/names/names'
import { percent as inPercent } from './formats'

export const rewards = {
  /** With the chance per raid: `Spicy 24%`. */
  herb: (name: HerbName, chance: number) => `${names.herb(name)} ${inPercent(chance)}`,
  herbs: (herbs: HerbChance['herbs']) => {
    if (herbs === 'each') return 'Each herb'
    return herbs === 'any' ? 'Any herb' : herbs.map(names.herb).join(', ')
  },
  noHerbs: 'This raid drops no herbs.',
  unread: 'Its rewards aren’t known yet.',
  oneOf: ({ count, likeliest }: OfEvent['rewardTables']) =>
    `Last time, each raid used one of ${count} reward tables; this is ${whichOf({ count, likeliest })}.`,
  /** In percent per roll: `2 × Exp. Candy L - 8.12%`, `Rare Candy, 2 × Nugget - 5.08% each`. */
  drops: ({ drops, percent }: DropsOfChance) =>
    `${drops.map(drop).join(', ')} - ${percent.toFixed(2)}%${drops.length > 1 ? ' each' : ''}`,
  fixed: (rewards: readonly Reward[]) => rewards.map(amount).join(', '),
  /** With a Glimmering Charm: `12 × Fairy Tera Shard`. */
  shards: ({ count, teraType }: Rewards['shards']) => {
    const [shard, ofType] = teraType
      ? [`${names.type(teraType)} Tera Shard`, '']
      : ['Tera Shard', ' of the boss’s Tera type']
    return count === 'unknown' ? `${shard}s${ofType} (number unknown)` : `${count} × ${shard}${ofType}`
  },
}

function whichOf({ count, likeliest }: OfEvent['rewardTables']): string {
  if (likeliest === 1) return 'the most common'
  return likeliest === count ? 'one of them' : `one of the ${likeliest} most common`
}

function drop({ count, ...reward }: Reward): string {
  return count > 1 ? amount({ ...reward, count }) : item(reward)
}

function amount({ count, ...reward }: Reward): string {
  return `${count} × ${item(reward)}`
}

function item(reward: Pick<Reward, 'item'>): string {
  return reward.item === undefined ? 'Pokémon materials' : names.item(reward.item)
}
