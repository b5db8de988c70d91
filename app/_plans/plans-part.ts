import { type LazyPart, lazyPart } from '@/app/_ui/loading/lazy-part'
import type { Owned } from '@/lib/bring/owned'
import type { BuildSearch } from '@/lib/bring/search/build-search'
import type { PlannedRaid, ToBring } from '@/lib/bring/what-to-bring'
import { fileHref } from '@/lib/site'
import { advicePart } from './advice-part'

/** Says what to bring to the raids of one boss: see `whatToBring`. */
export type Adviser = (raid: PlannedRaid, search: BuildSearch, owned: Owned) => ToBring

/**
 * All that there is to bring against a boss, with the part of the program that reads it.
 *
 * @param path of the file of the boss's plans
 */
export function plansPart(path: string): LazyPart<Adviser> {
  return lazyPart(path, async () => {
    const [program, response] = await Promise.all([advicePart.load(), fetch(fileHref(path))])
    if (!program) throw new Error('without the program that reads it')
    const { parsePlans, whatToBring } = program
    const plans = response.ok ? parsePlans(await response.text()) : undefined
    if (!plans) throw new Error(`an answer that holds no plans, with status ${response.status}`)
    return (raid, search, owned) => whatToBring(plans, raid, search, owned)
  })
}
