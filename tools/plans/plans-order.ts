import { availableParallelism } from 'node:os'
import { ALL_RAIDS, type NamedRaid } from '@/planner/raids/all-raids'
import { raidsNamed } from '@/planner/raids/raids-named'
import { type Command, wholeNumber } from '@/tools/process/command'

const MAX_THREADS = 256

export interface PlansRequest {
  readonly folder: string
  /** Without duplicates, in the order of all raids. */
  readonly raids: readonly NamedRaid[]
  readonly threads: number
}

interface PlansWords {
  readonly folder: string
  readonly threads: string
  /** Tiers, regions or bosses: `6`, `6/Paldea`, `6/Paldea/Garchomp`. Empty means all raids. */
  readonly raid?: readonly string[]
}

export const PLANS_COMMAND = {
  name: 'plans',
  about: 'Searches builds for each raid whose plans are missing or outdated. An interrupted run continues.',
  options: {
    raid: {
      type: 'string',
      value: 'tier/region/boss',
      multiple: true,
      about: 'a raid, a region (6/Paldea) or a tier (6); default: all raids',
    },
    same: {
      type: 'boolean',
      about:
        'searches a sample (or the named raids) in memory; if all results are the same, only updates the fingerprint of the files',
    },
    threads: {
      type: 'string',
      value: `1 to ${MAX_THREADS}`,
      default: String(availableParallelism()),
      about: 'raids at a time',
    },
    folder: { type: 'string', value: 'path', default: 'data/plans', about: 'folder of the plans' },
  },
  examples: ['--raid 6/Paldea/Garchomp --raid 5/Kitakami', '--same'],
} as const satisfies Command

/** Throws for the first invalid argument, and names it. */
export function parsePlansArgs({ folder, threads, raid }: PlansWords): PlansRequest {
  const requested = new Set(raid?.flatMap(raidsNamed) ?? ALL_RAIDS)
  return {
    folder,
    raids: ALL_RAIDS.filter((raid) => requested.has(raid)),
    threads: wholeNumber('threads', threads, 1, MAX_THREADS),
  }
}
