import { availableParallelism } from 'node:os'
import { ALL_RAIDS, type NamedRaid } from '@/planner/raids/all-raids'
import { raidsNamed } from '@/planner/raids/raids-named'
import { type Command, wholeNumber } from '@/tools/process/command'

const MOST_THREADS = 256

/** A run of `npm run plans` or `npm run teams` as the command line asks for it. */
export interface PlansOrder {
  /** Where the files lie: `data/plans`. */
  readonly folder: string
  /** In the order of all raids, each once. */
  readonly raids: readonly NamedRaid[]
  readonly threads: number
}

/** The words of the command line. */
interface PlansWords {
  readonly folder: string
  readonly threads: string
  /** Tiers, regions or bosses: `6`, `6/Paldea`, `6/Paldea/Garchomp`. Without any, all raids are meant. */
  readonly raid?: readonly string[]
}

/** `npm run plans` */
export const PLANS_COMMAND = {
  name: 'plans',
  about: 'Searches who wins each raid whose plans are missing or out of date. A run that was ended goes on.',
  options: {
    raid: {
      type: 'string',
      value: 'tier/region/boss',
      multiple: true,
      about: 'a raid, a region (6/Paldea) or a tier (6); all raids where none is named',
    },
    same: {
      type: 'boolean',
      about:
        'computes a spread sample (or the raids named) in memory, and renews only the fingerprint of the files if all are the same',
    },
    threads: {
      type: 'string',
      value: `1 to ${MOST_THREADS}`,
      default: String(availableParallelism()),
      about: 'raids at a time',
    },
    folder: { type: 'string', value: 'path', default: 'data/plans', about: 'where the plans are kept' },
  },
  examples: ['--raid 6/Paldea/Garchomp --raid 5/Kitakami', '--same'],
} as const satisfies Command

/** What the words of the command line ask for. Throws for the first of them that is wrong, and names it. */
export function plansOrder({ folder, threads, raid }: PlansWords): PlansOrder {
  const asked = new Set(raid?.flatMap(raidsNamed) ?? ALL_RAIDS)
  return {
    folder,
    raids: ALL_RAIDS.filter((listed) => asked.has(listed)),
    threads: wholeNumber('threads', threads, 1, MOST_THREADS),
  }
}
