import { toBringInWords } from '@/lib/bring/in-words'
import type { Owned } from '@/lib/bring/owned'
import type { BuildSearch } from '@/lib/bring/search/build-search'
import type { ToBring } from '@/lib/bring/to-bring'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { RaidView } from '@/lib/raid-view/raid-view'
import type { Sentences } from '@/lib/words/language'

// What `advicePart` loads: all that a page needs only once a visitor asks for more.
export { parseBuildQuery } from '@/lib/bring/search/parse-build-query'
export { FigureLimits } from './FigureLimits'

/** Says what to bring to the raids of one boss: see `whatToBring`. */
export type Adviser = (raid: RaidView, search: BuildSearch, owned: Owned) => ToBring

/** Reads the file of a boss's plans. Rejects where a host answers with anything else. */
export async function readAdviser(response: Response, sentences: Sentences): Promise<Adviser> {
  const plans = response.ok ? parsePlans(await response.text()) : undefined
  if (!plans) throw new Error(`an answer that holds no plans, with status ${response.status}`)
  return (raid, search, owned) => toBringInWords(whatToBring(plans, raid, search, owned), raid, sentences)
}
