import type { BuildSearch } from '@/lib/bring/search/build-search'
import type { ToBring } from '@/lib/bring/to-bring'
import { teamsToBring, whatToBring } from '@/lib/bring/what-to-bring'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { toBringInWords } from '@/lib/raid-view/to-bring-in-words'
import type { Owned } from '@/lib/storage/marks'
import { parseTeams } from '@/lib/teams/unpack-teams'
import type { Sentences } from '@/lib/words/language'

// What `advicePart` loads: all that a page needs only once a visitor asks for more.
export { parseBuildQuery } from '@/lib/bring/search/parse-build-query'
export { BuildSearchForm } from './BuildSearchForm'
export { FigureLimits } from './FigureLimits'

/** Says what to bring to the raids of one boss: see `whatToBring`. */
export type Adviser = (raid: RaidView, search: BuildSearch, owned: Owned) => ToBring

/**
 * Reads the file of a boss's plans, and that of its teams, where it has one. Rejects where a host answers with anything else.
 */
export async function readAdviser(
  [ofPlans, ofTeams]: readonly [Response, Response | undefined],
  sentences: Sentences,
): Promise<Adviser> {
  const plans = await readWith(parsePlans, ofPlans)
  const teams = ofTeams && (await readWith(parseTeams, ofTeams))
  return (raid, search, owned) => {
    const recommendations = { ...whatToBring(plans, raid, search, owned), ...teamsToBring(teams, raid) }
    return toBringInWords(recommendations, raid, sentences, search.sort)
  }
}

async function readWith<Content>(
  parse: (text: string) => Content | undefined,
  response: Response,
): Promise<Content> {
  const content = response.ok ? parse(await response.text()) : undefined
  if (!content)
    throw new Error(`an answer that holds no plans or teams, with status ${response.status}: ${response.url}`)
  return content
}
