import { rewardNames } from '@/data/shipped/reward-names'
import { soloWinners } from '@/data/shipped/solo-winners'
import { comparableName } from '@/lib/names/name-words'
import { wholeName } from '@/lib/names/short-names'
import { similarNames } from '@/lib/names/similar-names'
import { similarBosses } from '@/lib/raid/similar-bosses'

/** These names load later, because few searches need them. */
export interface OtherNames {
  readonly soloWinners: readonly (readonly string[])[]
  readonly wholeName: (text: string) => string
  readonly similarBosses: (text: string) => readonly string[]
  readonly similarNames: typeof similarNames
  readonly rewardNamed: (text: string) => RewardNamed | undefined
}

export const otherNames: OtherNames = { soloWinners, wholeName, similarBosses, similarNames, rewardNamed }

/** `iron` and `exp candy` are parts. */
export type RewardNamed = 'whole' | 'part'

const GENERAL: readonly string[] = ['drop', 'item', 'loot', 'money', 'prize', 'reward', 'treasure']

const REWARDS: readonly (readonly string[])[] = rewardNames.map(wordsOf)

/** Returns `undefined` if the text contains any other word. */
export function rewardNamed(text: string): RewardNamed | undefined {
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  if (words.length > 1 && REWARDS.some((reward) => reward.join('') === words.join(''))) return 'whole'
  const isPart = [...REWARDS, GENERAL].some((reward) => words.every((word) => reward.includes(word)))
  return isPart ? 'part' : undefined
}

/** Returns the words of a name in the singular, without trailing numbers: `TM157` becomes `tm`. */
function wordsOf(name: string): string[] {
  return comparableName(name)
    .split(' ')
    .map((word) =>
      word
        .replace(/\d+$/, '')
        .replace(/ies$/, 'y')
        .replace(/(?<=..)s$/, ''),
    )
    .filter(Boolean)
}
