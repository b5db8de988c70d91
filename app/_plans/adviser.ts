import type { Owned } from '@/lib/bring/owned'
import type { BuildSearch } from '@/lib/bring/search/build-search'
import { type PlannedRaid, type ToBring, whatToBring } from '@/lib/bring/what-to-bring'
import { parsePlans } from '@/lib/plans/parse-plans'

/** Says what to bring to the raids of one boss: see `whatToBring`. */
export type Adviser = (raid: PlannedRaid, search: BuildSearch, owned: Owned) => ToBring

/** Reads the file of a boss's plans. Rejects where a host answers with anything else. */
export async function readAdviser(response: Response): Promise<Adviser> {
  const plans = response.ok ? parsePlans(await response.text()) : undefined
  if (!plans) throw new Error(`an answer that holds no plans, with status ${response.status}`)
  return (raid, search, owned) => whatToBring(plans, raid, search, owned)
}
