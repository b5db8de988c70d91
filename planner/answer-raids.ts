import { parentPort, workerData } from 'node:worker_threads'
import type { TypeName } from '@/data/vocabulary'
import { packPlans } from '@/lib/plans/pack-plans'
import { ALL_RAIDS } from '@/planner/raids/all-raids'
import type { SearchPool } from '@/planner/search/search-pool'
import { findBuilds, type SearchSettings } from '@/planner/search/who-wins'

/**
 * Makes a worker thread answer requests. It starts with the hash of the inputs; for a raid's name, it returns the
 * text of the raid's file.
 *
 * @param teraTypes Tera types to search, by default all of the boss; the file lists no builds for the others
 */
export function answerRaids(
  pool: Promise<SearchPool>,
  settings: SearchSettings,
  teraTypes?: readonly TypeName[],
): void {
  parentPort?.on('message', async (name: unknown) => {
    const raid = ALL_RAIDS.find((candidate) => candidate.name === name)
    if (!raid) throw new Error(`No raid is named ${name}`)
    const plans = findBuilds(raid, await pool, settings, teraTypes)
    parentPort?.postMessage(JSON.stringify(packPlans(String(workerData), plans)))
  })
}
