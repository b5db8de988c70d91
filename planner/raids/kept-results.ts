import { readFile } from 'node:fs/promises'
import { TIERS_WITH_TEAMS } from '@/data/vocabulary'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { BossPlans } from '@/lib/plans/raid-plans'
import type { KnownTeams } from '@/lib/teams/raid-team'
import { parseTeams } from '@/lib/teams/unpack-teams'
import type { NamedRaid } from '@/planner/raids/all-raids'

/** Reads `data/plans`. Rejects if the file is missing or damaged. */
export async function loadPlans({ name }: Pick<NamedRaid, 'name'>): Promise<BossPlans> {
  const path = `data/plans/${name}.json`
  const plans = parsePlans(await readFile(path, 'utf8'))
  if (!plans) throw new Error(`${path} isn't a plans file. Run npm run plans to rebuild it`)
  return plans
}

/** Reads `data/teams`. Empty for a tier without teams. Rejects if the file is missing or damaged. */
export async function loadTeams({ name, id }: Pick<NamedRaid, 'name' | 'id'>): Promise<KnownTeams> {
  if (!TIERS_WITH_TEAMS.includes(id.tier)) return new Map()
  const path = `data/teams/${name}.json`
  const groups = parseTeams(await readFile(path, 'utf8'))
  if (!groups) throw new Error(`${path} isn't a teams file. Run npm run teams to rebuild it`)
  return groups.teams
}
