import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstBuilds } from '@/lib/bring/first-builds'
import { NOTHING_OWNED } from '@/lib/bring/owned'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { type ToBring, whatToBring } from '@/lib/bring/what-to-bring'
import { parsePlans } from '@/lib/plans/parse-plans'
import { plansPath } from '@/lib/plans/plans-path'
import type { BossPlans } from '@/lib/plans/raid-plans'
import type { RaidView } from '@/lib/raid-view/raid-view'

/** What the page of a raid has of it, and of what to bring. */
interface RaidOfPage {
  readonly raid: RaidView
  readonly toBring: ToBring
}

let parsed: { readonly text: string; readonly plans: BossPlans | undefined } | undefined

/**
 * What the page of a raid has, at build: its lines for the lobby know the builds. Rejects, naming the file, where there is
 * none for its boss or it is none.
 */
export async function raidOfPage({ lobbyClauses, ...raid }: RaidView): Promise<RaidOfPage> {
  const path = plansPath({ tier: raid.tier, region: raid.region, boss: raid.name })
  const file = join(process.cwd(), 'data', path)
  const plans = parsedOnce(await readFile(file, 'utf8'))
  if (!plans) throw new Error(`${file} is no file of plans`)
  const toBring = whatToBring(plans, { ...raid, lobbyClauses }, FOR_EVERYONE, NOTHING_OWNED)
  return { raid: { ...raid, lobby: toBring.lobby ?? raid.lobby }, toBring: firstBuilds(toBring) }
}

// The pages of a boss are made one after another: its file is parsed for the first. For each, a build takes 12% longer.
function parsedOnce(text: string): BossPlans | undefined {
  if (parsed?.text !== text) parsed = { text, plans: parsePlans(text) }
  return parsed.plans
}
