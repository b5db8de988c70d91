import { rewardNames } from '@/data/shipped/reward-names'
import { comparableName } from '@/lib/names/name-words'

/** How a text names a reward other than herbs: by its whole name, or by a word or more of it (`iron`, `exp candy`). */
export type RewardNamed = 'whole' | 'part'

/** Words for rewards in general. */
const GENERAL: readonly string[] = ['drop', 'item', 'loot', 'money', 'prize', 'reward', 'treasure']

const REWARDS: readonly (readonly string[])[] = rewardNames.map(wordsOf)

/** Returns how a text names a reward other than herbs; `undefined` if it has any other word. */
export function rewardNamed(text: string): RewardNamed | undefined {
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  if (words.length > 1 && REWARDS.some((reward) => reward.join('') === words.join(''))) return 'whole'
  const isPart = [...REWARDS, GENERAL].some((reward) => words.every((word) => reward.includes(word)))
  return isPart ? 'part' : undefined
}

/** The words of a name, each in the singular and without a number at its end: `TM157` is `tm`. */
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
