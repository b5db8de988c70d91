import { rosters } from '@/data/rosters/rosters'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { SERVICE_ADDRESS } from '@/lib/creature/service'
import { runTool } from '@/tools/process/run-tool'
import { movesByCreature } from '@/tools/ship-data/listed'
import { namedService } from '@/tools/ship-data/named-service'
import { runCheck } from './run-check'

await runTool('check-service', async () => {
  const address = namedService(process.argv.slice(2)) ?? SERVICE_ADDRESS
  const shipped = { creatures: shippedCreatures, moves: shippedMoves, listed: movesByCreature(rosters) }
  process.exitCode = await runCheck(address, shipped, console.log)
})
