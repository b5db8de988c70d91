import type { BuildSearch } from '@/lib/bring/search/build-search'
import type { ToBring } from '@/lib/bring/to-bring'
import { teamsToBring, whatToBring } from '@/lib/bring/what-to-bring'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { toBringInWords } from '@/lib/raid-view/to-bring-in-words'
import type { Owned } from '@/lib/storage/marks'
import { parseTeams } from '@/lib/teams/unpack-teams'
import type { Sentences } from '@/lib/words/language'

export { parseBuildQuery } from '@/lib/bring/search/parse-build-query'
export { BuildSearchForm } from './BuildSearchForm'
export { SimulationLimits } from './SimulationLimits'

export type BuildFinder = (raid: RaidView, search: BuildSearch, owned: Owned) => ToBring

/** Rejects if a host answers with other content. */
export async function loadBuildFinder(
  [plansFile, teamsFile]: readonly [Response, Response | undefined],
  sentences: Sentences,
): Promise<BuildFinder> {
  const plans = await readWith(parsePlans, plansFile)
  const teams = teamsFile && (await readWith(parseTeams, teamsFile))
  return (raid, search, owned) => {
    const recommendations = { ...whatToBring(plans, raid, search, owned), ...teamsToBring(teams, raid) }
    return toBringInWords(recommendations, raid, sentences, search.sort)
  }
}

async function readWith<T>(parse: (text: string) => T | undefined, response: Response): Promise<T> {
  const content = response.ok ? parse(await response.text()) : undefined
  if (!content)
    throw new Error(`an answer that holds no plans or teams, with status ${response.status}: ${response.url}`)
  return content
}
