import { type BoxProblem, type ReadSets, readSets } from '@/lib/box/read-sets'

/** A set that could not be read. */
export interface UnreadSet {
  /** Its first line, which names its Pokémon; cut where it is long. */
  readonly head: string
  /** All that is wrong with it, once each. */
  readonly problems: readonly BoxProblem[]
}

/** The most of them that are told. */
const MOST_TOLD = 20

const LONGEST_HEAD = 60

/**
 * The first sets of a text that could not be read, by their own names: the lines of a link or a file are not before the reader's
 * eyes.
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
