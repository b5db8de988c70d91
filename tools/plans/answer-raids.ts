import { parentPort, workerData } from 'node:worker_threads'
import type { TypeName } from '@/data/vocabulary'
import { packPlans } from '@/lib/plans/pack-plans'
import { LISTED_RAIDS } from './listed-raids'
import type { Entrants } from './search/entrants'
import { type SearchSettings, whoWins } from './search/who-wins'

/**
 * Makes a worker thread answer: started with the hash of the inputs and asked by the name of a raid, it gives the text of
 * the raid's file.
 *
 * @param teraTypes those that are searched; the file lists nobody for the others
 */
export function answerRaids(
  entrants: Promise<Entrants>,
  settings: SearchSettings,
  teraTypes: readonly TypeName[],
): void {
  parentPort?.on('message', async (name: unknown) => {
    const raid = LISTED_RAIDS.find((listed) => listed.name === name)
    if (!raid) throw new Error(`No raid is named ${name}`)
    const plans = whoWins(raid, await entrants, settings, teraTypes)
    parentPort?.postMessage(JSON.stringify(packPlans(String(workerData), plans)))
  })
}
