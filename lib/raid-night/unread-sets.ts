import { type BoxProblem, type ReadSets, readSets } from '@/lib/box/read-sets'

export interface UnreadSet {
  /** First line, which names the Pokémon; shortened if long. */
  readonly head: string
  readonly problems: readonly BoxProblem[]
}

const MOST_TOLD = 20

const LONGEST_HEAD = 60

/**
 * Returns the first unreadable sets of a text by their first lines. Line numbers would not help, because the visitor doesn't see
 * the lines of a link or a file.
 */
export function unreadSets({ unread }: Pick<ReadSets, 'unread'>): readonly UnreadSet[] {
  return unread.slice(0, MOST_TOLD).map((set) => {
    const [head = ''] = set.trim().split('\n', 1)
    const { faults } = readSets(set)
    return {
      head: head.length > LONGEST_HEAD ? `${head.slice(0, LONGEST_HEAD)}…` : head,
      problems: faults.map(({ problem }) => problem),
    }
  })
}
