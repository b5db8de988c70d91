import { runCommand } from '@/tools/process/command'
import { SPREAD_RAIDS, stampSamePlans } from './plans'
import { PLANS, plansOrder } from './plans-order'
import { plansProgram, runPlans } from './run-plans'

await runCommand(PLANS, async ({ values }) => {
  const order = plansOrder(values)
  const program = await plansProgram()
  if (values.same) await stampSamePlans(order, values.raid ? order.raids : SPREAD_RAIDS, program)
  else await runPlans(order, program)
})
