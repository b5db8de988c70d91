import { parentPort, workerData } from 'node:worker_threads'
import { moveRoleNamed } from '@/battle/dex/moves/compile-move'
import type { TypeName } from '@/data/vocabulary'
import { packTeams } from '@/lib/teams/pack-teams'
import { ALL_RAIDS } from '@/planner/raids/all-raids'
import { keptPlans } from '@/planner/reports/kept-plans'
import { bossGroups } from './boss-groups'
import { teamInputs } from './team-inputs'
import type { TeamPool } from './team-pool'

/**
 * Makes a worker thread answer: started with the hash of the program and asked by the name of a raid, it gives the text of the
 * file of the raid's teams.
 *
 * @param teraTypes those that are searched, where not all that the boss may have are
 */
export function answerTeams(pool: Promise<TeamPool>, teraTypes?: readonly TypeName[]): void {
  parentPort?.on('message', async (name: unknown) => {
    const raid = ALL_RAIDS.find((listed) => listed.name === name)
    if (!raid) throw new Error(`No raid is named ${name}`)
    const search = { raid, pool: await pool, plans: await keptPlans(raid), teraTypes }
    const inputs = await teamInputs(raid, String(workerData))
    parentPort?.postMessage(JSON.stringify(packTeams(inputs, bossGroups(search), moveRoleNamed)))
  })
}
