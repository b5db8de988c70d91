import { parentPort, workerData } from 'node:worker_threads'
import type { TypeName } from '@/data/vocabulary'
import { packPlans } from '@/lib/plans/pack-plans'
import { ALL_RAIDS } from '@/planner/raids/all-raids'
import type { SearchPool } from '@/planner/search/search-pool'
import { type SearchSettings, whoWins } from '@/planner/search/who-wins'

/**
 * Makes a worker thread answer: started with the hash of the inputs and asked by the name of a raid, it gives the text of
 * the raid's file.
 *
 * @param teraTypes those that are searched, where not all that the boss may have are; the file lists nobody for the others
 */
export function answerRaids(
  pool: Promise<SearchPool>,
  settings: SearchSettings,
  teraTypes?: readonly TypeName[],
): void {
  parentPort?.on('message', async (name: unknown) => {
    const raid = ALL_RAIDS.find((listed) => listed.name === name)
    if (!raid) throw new Error(`No raid is named ${name}`)
    const plans = whoWins(raid, await pool, settings, teraTypes)
    parentPort?.postMessage(JSON.stringify(packPlans(String(workerData), plans)))
  })
}
