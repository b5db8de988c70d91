import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parsePlans } from '@/lib/plans/parse-plans'
import { type SoloPlans, soloPlansOf } from '@/lib/plans/solo'

const PLANS = 'data/plans'

/**
 * How one wins each raid alone, by the path of its files: `6/paldea/garchomp`. Only of raids with plans: a file of another
 * form counts as none, since the search that would renew it runs after this.
 */
export async function soloByRaidFile(folder = PLANS): Promise<Map<string, SoloPlans>> {
  const found = new Map<string, SoloPlans>()
  for (const file of await planFiles(folder)) {
    const plans = parsePlans(await readFile(join(folder, file), 'utf8'))
    const solo = plans && soloPlansOf(plans)
    if (solo) found.set(file.replace(/\.json$/, ''), solo)
  }
  return found
}

/** A hash of all plans: the same plans give the same hash on every machine. */
export async function hashOfPlans(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await planFiles(PLANS)) hash.update(file).update(await readFile(join(PLANS, file)))
  return hash.digest('hex')
}

/** The files of a folder of plans. None where it is missing: then the search has not run yet. */
async function planFiles(folder: string): Promise<string[]> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : []
  return files.filter((file) => file.endsWith('.json')).sort()
}
