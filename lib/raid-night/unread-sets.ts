import { type BoxProblem, type ReadSets, readSets } from '@/lib/box/read-sets'

export interface UnreadSet {
  readonly head: string
  readonly problems: readonly BoxProblem[]
}

const MAX_SHOWN = 20

const MAX_HEAD = 60

/**
 * Returns the first unreadable sets without line numbers, because the visitor doesn't see the lines of a link or a
 * file.
 */
export function unreadSets({ unread }: Pick<ReadSets, 'unread'>): readonly UnreadSet[] {
  return unread.slice(0, MAX_SHOWN).map((set) => {
    const [head = ''] = set.trim().split('\n', 1)
    const { faults } = readSets(set)
    return {
      head: head.length > MAX_HEAD ? `${head.slice(0, MAX_HEAD)}…` : head,
      problems: faults.map(({ problem }) => problem),
    }
  })
}
