import { wholeNumber } from '@/tools/process/whole-number'
import { LISTED_RAIDS, type ListedRaid, raidsNamed } from './listed-raids'

/** A run of `npm run plans` as the command line asks for it. */
export interface PlansOrder {
  /** Where the files lie: `data/plans`. */
  readonly folder: string
  /** In the order of all raids, each once. */
  readonly raids: readonly ListedRaid[]
  readonly threads: number
}

/** The words of the command line. */
interface PlansWords {
  readonly folder: string
  readonly threads: string
  /** Tiers, regions or bosses: `6`, `6/Paldea`, `6/Paldea/Garchomp`. Without any, all raids are meant. */
  readonly raid?: readonly string[]
}

const MOST_THREADS = 256

/** What the words of the command line ask for. Throws for the first of them that is wrong, and names it. */
export function plansOrder({ folder, threads, raid }: PlansWords): PlansOrder {
  const asked = new Set(raid?.flatMap(raidsNamed) ?? LISTED_RAIDS)
  return {
    folder,
    raids: LISTED_RAIDS.filter((listed) => asked.has(listed)),
    threads: wholeNumber('threads', threads, 1, MOST_THREADS),
  }
}
