import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { firstToBring, type ToBring } from '@/lib/bring/to-bring'
import { teamsToBring, whatToBring } from '@/lib/bring/what-to-bring'
import { plansPath, teamsPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { BossPlans } from '@/lib/plans/raid-plans'
import type { RaidId } from '@/lib/raid/raid-id'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { toBringInWords } from '@/lib/raid-view/to-bring-in-words'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import type { KnownGroups } from '@/lib/teams/raid-team'
import { parseTeams } from '@/lib/teams/unpack-teams'
import type { Sentences } from '@/lib/words/language'

interface PageRaid {
  readonly raid: RaidView
  readonly toBring: ToBring
}

export async function loadPageRaid(
  { lobbyClauses, ...raid }: RaidView,
  sentences: Sentences,
): Promise<PageRaid> {
  const plans = await readPlans(plansPath(raid.id))
  const raidWithTips = { ...raid, lobbyClauses }
  const recommendations = {
    ...whatToBring(plans, raidWithTips, FOR_EVERYONE, NOTHING_OWNED),
    ...teamsToBring(await knownTeams(raid.id), raidWithTips),
  }
  const toBring = toBringInWords(recommendations, raidWithTips, sentences)
  return { raid, toBring: firstToBring(toBring) }
}

// The site makes the pages of a boss in sequence, and each page needs this file. Caching saves parsing it again.
const readPlans = cachingLast<BossPlans>(parsePlans)
const readTeams = cachingLast<KnownGroups>(parseTeams)

async function knownTeams(id: RaidId): Promise<KnownGroups | undefined> {
  const path = teamsPath(id)
  return path === undefined ? undefined : readTeams(path)
}

/** Caches the last file. Rejects if a file is missing or invalid. */
function cachingLast<T>(parse: (text: string) => T | undefined) {
  let last: { readonly text: string; readonly content: T } | undefined
  return async (path: string): Promise<T> => {
    const file = join(process.cwd(), 'data', path)
    const text = await readFile(file, 'utf8')
    if (last?.text === text) return last.content
    const content = parse(text)
    if (!content) throw new Error(`${file} is damaged`)
    last = { text, content }
    return content
  }
}
