import { parentPort, workerData } from 'node:worker_threads'
import { moveRoleNamed } from '@/battle/dex/moves/compile-move'
import { packTeams } from '@/lib/teams/pack-teams'
import { ALL_RAIDS } from '@/planner/raids/all-raids'
import { loadPlans } from '@/planner/raids/kept-results'
import { bossGroups } from './boss-teams'
import { teamInputs } from './team-inputs'
import { loadTeamPool } from './team-pool'

// Starts with the hash of the program. Answers a raid's name with the text of its team file.
const loading = loadTeamPool()

parentPort?.on('message', async (name: unknown) => {
  const raid = ALL_RAIDS.find((candidate) => candidate.name === name)
  if (!raid) throw new Error(`No raid is named ${name}`)
  const search = { raid, pool: await loading, plans: await loadPlans(raid) }
  const inputs = await teamInputs(raid, String(workerData))
  parentPort?.postMessage(JSON.stringify(packTeams(inputs, bossGroups(search), moveRoleNamed)))
})
