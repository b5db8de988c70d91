import { soloWinners } from '@/data/shipped/solo-winners'
import { nearNames } from '@/lib/names/near-names'
import { wholeName } from '@/lib/names/short-names'
import { nearBosses } from '@/lib/raid/near-bosses'
import { type RewardNamed, rewardNamed } from './rewards-named'

/** Names that a search reads only if its text is no boss's name: few searches need them, so they load later. */
export interface OtherNames {
  /** Winners of each raid, in the order of the index. */
  readonly soloWinners: readonly (readonly string[])[]
  /** The name that players have for short: see `wholeName`. */
  readonly wholeName: (text: string) => string
  readonly nearBosses: (text: string) => readonly string[]
  readonly nearNames: typeof nearNames
  readonly rewardNamed: (text: string) => RewardNamed | undefined
}

export const otherNames: OtherNames = { soloWinners, wholeName, nearBosses, nearNames, rewardNamed }
