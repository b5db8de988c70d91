import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { BossPlans } from '@/lib/plans/raid-plans'
import { type SoloPlans, soloPlansOf } from '@/lib/plans/solo'

const PLANS = 'data/plans'

/**
 * Returns the plans of each raid by the path of its files: `6/paldea/garchomp`. Skips invalid files, since the search
 * that renews them runs later.
 */
export async function plansByRaidFile(folder = PLANS): Promise<Map<string, BossPlans>> {
  const found = new Map<string, BossPlans>()
  for (const file of await planFiles(folder)) {
    const plans = parsePlans(await readFile(join(folder, file), 'utf8'))
    if (plans) found.set(file.replace(/\.json$/, ''), plans)
  }
  return found
}

/** Returns the solo results of each raid by the path of its files. Skips raids without recommendations. */
export function soloByRaidFile(all: ReadonlyMap<string, BossPlans>): Map<string, SoloPlans> {
  return new Map(
    [...all].flatMap(([file, plans]) => {
      const solo = soloPlansOf(plans)
      return solo ? [[file, solo] as const] : []
    }),
  )
}

export function attackersOf(all: ReadonlyMap<string, BossPlans>): string[] {
  const lists = [...all.values()].flatMap((plans) => [...plans.values()])
  const species = lists.flatMap(({ attackers }) => attackers.map(({ build }) => build.species))
  return [...new Set(species)].sort()
}

/** Returns a hash of all plans, the same on every machine. */
export async function hashOfPlans(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await planFiles(PLANS)) hash.update(file).update(await readFile(join(PLANS, file)))
  return hash.digest('hex')
}

/** Returns the files of a folder of plans; empty if it is missing, because the search has not run yet. */
async function planFiles(folder: string): Promise<string[]> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : []
  return files.filter((file) => file.endsWith('.json')).sort()
}
