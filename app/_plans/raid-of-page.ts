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

/** What the page of a raid has of it, and of what to bring. */
interface RaidOfPage {
  readonly raid: RaidView
  readonly toBring: ToBring
}

/**
 * The raid and what to bring, as the build puts them into its page; the plan has the advice. Rejects with the name of the
 * file when the files of its boss are missing or invalid.
 */
export async function raidOfPage(
  { lobbyClauses, ...raid }: RaidView,
  sentences: Sentences,
): Promise<RaidOfPage> {
  const plans = await plansOnce(plansPath(raid.id))
  const planned = { ...raid, lobbyClauses }
  const recommendations = {
    ...whatToBring(plans, planned, FOR_EVERYONE, NOTHING_OWNED),
    ...teamsToBring(await knownTeams(raid.id), planned),
  }
  const toBring = toBringInWords(recommendations, planned, sentences)
  return { raid, toBring: firstToBring(toBring) }
}

// The pages of a boss are made one after another, so its file is parsed once: parsed for each, a build takes 12% longer.
const plansOnce = lastRead<BossPlans>(parsePlans)
const teamsOnce = lastRead<KnownGroups>(parseTeams)

async function knownTeams(id: RaidId): Promise<KnownGroups | undefined> {
  const path = teamsPath(id)
  return path === undefined ? undefined : teamsOnce(path)
}

/** Reads files below `data`, and keeps the content of the last one. Rejects where one is missing or invalid. */
function lastRead<Content>(parse: (text: string) => Content | undefined) {
  let last: { readonly text: string; readonly content: Content } | undefined
  return async (path: string): Promise<Content> => {
    const file = join(process.cwd(), 'data', path)
    const text = await readFile(file, 'utf8')
    if (last?.text === text) return last.content
    const content = parse(text)
    if (!content) throw new Error(`${file} is damaged`)
    last = { text, content }
    return content
  }
}
