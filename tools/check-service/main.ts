import { rosters } from '@/data/rosters/rosters'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { SERVICE_ADDRESS } from '@/lib/service/service'
import { runTool } from '@/tools/process/run-tool'
import { namedService } from '@/tools/ship-data/named-service'
import { runCheck } from './run-check'
import { raidsByCreature } from './shown'

await runTool('check-service', async () => {
  const address = namedService(process.argv.slice(2)) ?? SERVICE_ADDRESS
  const shipped = { creatures: shippedCreatures, moves: shippedMoves, raids: raidsByCreature(rosters) }
  process.exitCode = await runCheck(address, shipped, console.log)
})
