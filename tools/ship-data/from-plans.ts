import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { BossPlans } from '@/lib/plans/raid-plans'
import { type SoloPlans, soloPlansOf } from '@/lib/plans/solo'

const PLANS = 'data/plans'

/**
 * The plans of each raid by the path of its files: `6/paldea/garchomp`. A file of another form counts as none, since the
 * search that would renew it runs after this.
 */
export async function plansByRaidFile(folder = PLANS): Promise<Map<string, BossPlans>> {
  const found = new Map<string, BossPlans>()
  for (const file of await planFiles(folder)) {
    const plans = parsePlans(await readFile(join(folder, file), 'utf8'))
    if (plans) found.set(file.replace(/\.json$/, ''), plans)
  }
  return found
}

/** How one wins each raid alone, by the path of its files. Only of raids that list somebody. */
export function soloByRaidFile(all: ReadonlyMap<string, BossPlans>): Map<string, SoloPlans> {
  return new Map(
    [...all].flatMap(([file, plans]) => {
      const solo = soloPlansOf(plans)
      return solo ? [[file, solo] as const] : []
    }),
  )
}

/** The species of all attackers that plans list, in alphabetical order. */
export function attackersOf(all: ReadonlyMap<string, BossPlans>): string[] {
  const lists = [...all.values()].flatMap((plans) => [...plans.values()])
  const species = lists.flatMap(({ attackers }) => attackers.map(({ build }) => build.species))
  return [...new Set(species)].sort()
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
