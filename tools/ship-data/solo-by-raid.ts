import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parsePlans } from '@/lib/plans/parse-plans'
import { type SoloPlans, soloPlansOf } from '@/lib/plans/solo'

const PLANS = 'data/plans'

/**
 * How one wins each raid alone, by the path of its files: `6/paldea/garchomp`. Only of raids with plans. Rejects with
 * the name of a file that holds none.
 */
export async function soloByRaidFile(): Promise<Map<string, SoloPlans>> {
  const found = new Map<string, SoloPlans>()
  for (const file of await planFiles()) {
    const plans = parsePlans(await readFile(join(PLANS, file), 'utf8'))
    if (!plans) throw new Error(`${join(PLANS, file)} is no file of plans`)
    const solo = soloPlansOf(plans)
    if (solo) found.set(file.replace(/\.json$/, ''), solo)
  }
  return found
}

/** A hash of all plans: the same plans give the same hash on every machine. */
export async function hashOfPlans(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await planFiles()) hash.update(file).update(await readFile(join(PLANS, file)))
  return hash.digest('hex')
}

async function planFiles(): Promise<string[]> {
  const files = await readdir(PLANS, { recursive: true })
  return files.filter((file) => file.endsWith('.json')).sort()
}
