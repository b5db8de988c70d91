import { rosters } from '@/data/rosters/rosters'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { SERVICE_ADDRESS } from '@/lib/service/service'
import { runCommand } from '@/tools/process/command'
import { namedService, SERVICE_OPTION } from '@/tools/ship-data/sources'
import { runCheck } from './report'
import { raidsByCreature } from './shown'

const CHECK_SERVICE = {
  name: 'check-service',
  about: 'Checks whether the Pokémon API still answers as the site needs. If not, exits with code 1.',
  options: { url: { ...SERVICE_OPTION, default: SERVICE_ADDRESS } },
} as const

await runCommand(CHECK_SERVICE, async ({ values }) => {
  const address = namedService(values.url) ?? SERVICE_ADDRESS
  const shipped = { creatures: shippedCreatures, moves: shippedMoves, raids: raidsByCreature(rosters) }
  process.exitCode = await runCheck(address, shipped, console.log)
})
