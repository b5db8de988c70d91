import { soloWinners } from '@/data/shipped/solo-winners'
import { wholeName } from '@/lib/names/short-names'
import { nearBosses, nearNames } from './near-names'
import { type RewardNamed, rewardNamed } from './rewards-named'

/** What a search reads only where no name is its text: loaded later, since few searches need it. */
export interface OtherNames {
  /** What wins each raid, in the order of the index. */
  readonly soloWinners: readonly (readonly string[])[]
  /** The name that players have for short: see `wholeName`. */
  readonly wholeName: (text: string) => string
  readonly nearBosses: (text: string) => readonly string[]
  readonly nearNames: typeof nearNames
  readonly rewardNamed: (text: string) => RewardNamed | undefined
}

/** What a text may be that is no name. */
export const otherNames: OtherNames = { soloWinners, wholeName, nearBosses, nearNames, rewardNamed }
