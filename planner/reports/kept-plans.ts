import { readFile } from 'node:fs/promises'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { BossPlans } from '@/lib/plans/raid-plans'
import type { NamedRaid } from '@/planner/raids/all-raids'

/** The plans of a boss as they are kept in `data/plans`. Rejects when its file is missing or damaged. */
export async function keptPlans({ name }: Pick<NamedRaid, 'name'>): Promise<BossPlans> {
  const path = `data/plans/${name}.json`
  const plans = parsePlans(await readFile(path, 'utf8'))
  if (!plans) throw new Error(`${path} is no file of plans: npm run plans makes it anew`)
  return plans
}
