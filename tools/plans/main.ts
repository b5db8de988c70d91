import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { runTool } from '@/tools/process/run-tool'
import { plansOrder } from './plans-order'
import { plansProgram, runPlans } from './run-plans'

await runTool('plans', async () => {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: 'data/plans' },
      threads: { type: 'string', default: String(availableParallelism()) },
      raid: { type: 'string', multiple: true },
    },
  })
  await runPlans(plansOrder(values), await plansProgram())
})
