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
  const plansByFile = new Map<string, BossPlans>()
  for (const file of await planFiles(folder)) {
    const plans = parsePlans(await readFile(join(folder, file), 'utf8'))
    if (plans) plansByFile.set(file.replace(/\.json$/, ''), plans)
  }
  return plansByFile
}

/** Keyed by the path of the raid's files. Skips raids without recommendations. */
export function soloByRaidFile(plansByFile: ReadonlyMap<string, BossPlans>): Map<string, SoloPlans> {
  return new Map(
    [...plansByFile].flatMap(([file, plans]) => {
      const solo = soloPlansOf(plans)
      return solo ? [[file, solo] as const] : []
    }),
  )
}

export function attackersOf(plansByFile: ReadonlyMap<string, BossPlans>): string[] {
  const lists = [...plansByFile.values()].flatMap((plans) => [...plans.values()])
  const species = lists.flatMap(({ attackers }) => attackers.map(({ build }) => build.species))
  return [...new Set(species)].sort()
}

export async function hashOfPlans(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await planFiles(PLANS)) hash.update(file).update(await readFile(join(PLANS, file)))
  return hash.digest('hex')
}

/** Empty if the folder is missing, because the search has not run yet. */
async function planFiles(folder: string): Promise<string[]> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : []
  return files.filter((file) => file.endsWith('.json')).sort()
}
