import { rewardNames } from '@/data/shipped/reward-names'
import { comparableName } from '@/lib/names/name-words'

/** How a text names a reward other than herbs: by its whole name, or by some words of it (`exp candy`). */
export type RewardNamed = 'whole' | 'part'

/** Words for rewards in general. */
const GENERAL: ReadonlySet<string> = new Set(['drop', 'item', 'loot', 'money', 'prize', 'reward', 'treasure'])

const REWARDS: readonly (readonly string[])[] = rewardNames.map(wordsOf)

/** Returns how a text names a reward other than herbs; `undefined` if it has any other word. */
export function rewardNamed(text: string): RewardNamed | undefined {
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  const isWhole = REWARDS.some((reward) => reward.join('') === words.join(''))
  if (isWhole || words.every((word) => GENERAL.has(word))) return 'whole'
  return REWARDS.some((reward) => words.every((word) => reward.includes(word))) ? 'part' : undefined
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
