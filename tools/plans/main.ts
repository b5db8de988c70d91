import { runCommand } from '@/tools/process/command'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { PLANS, SPREAD_RAIDS } from './plans'
import { PLANS_COMMAND, parsePlansArgs } from './plans-order'
import { renewSameFiles } from './same-files'
import { searchRaids } from './search-raids'

await runCommand(PLANS_COMMAND, async ({ values }) => {
  const order = parsePlansArgs(values)
  const program = await bundleProgram(PLANS.worker)
  if (values.same) await renewSameFiles(PLANS, order, values.raid ? order.raids : SPREAD_RAIDS, program)
  else await searchRaids(PLANS, order, program)
})
