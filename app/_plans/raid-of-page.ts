import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toBringInWords } from '@/lib/bring/in-words'
import { NOTHING_OWNED } from '@/lib/bring/owned'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { firstBuilds, type ToBring } from '@/lib/bring/to-bring'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { plansPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { BossPlans } from '@/lib/plans/raid-plans'
import type { RaidView } from '@/lib/raid-view/raid-view'
import type { Sentences } from '@/lib/words/language'

/** What the page of a raid has of it, and of what to bring. */
interface RaidOfPage {
  readonly raid: RaidView
  readonly toBring: ToBring
}

let parsed: { readonly text: string; readonly plans: BossPlans | undefined } | undefined

/**
 * What the page of a raid has, at build: its lines for the lobby know the builds. Rejects with the name of the file when the
 * file of its boss is missing or invalid.
 */
export async function raidOfPage(
  { lobbyClauses, ...raid }: RaidView,
  sentences: Sentences,
): Promise<RaidOfPage> {
  const path = plansPath(raid.id)
  const file = join(process.cwd(), 'data', path)
  const plans = parsedOnce(await readFile(file, 'utf8'))
  if (!plans) throw new Error(`${file} is no file of plans`)
  const planned = { ...raid, lobbyClauses }
  const recommendations = whatToBring(plans, planned, FOR_EVERYONE, NOTHING_OWNED)
  const toBring = toBringInWords(recommendations, planned, sentences)
  return { raid: { ...raid, lobby: toBring.lobby ?? raid.lobby }, toBring: firstBuilds(toBring) }
}

// The pages of a boss are made one after another, so its file is parsed once: parsed for each, a build takes 12% longer.
function parsedOnce(text: string): BossPlans | undefined {
  if (parsed?.text !== text) parsed = { text, plans: parsePlans(text) }
  return parsed.plans
}
