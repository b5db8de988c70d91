import { runCommand } from '@/tools/process/command'
import { PLANS, plansOrder } from './plans-order'
import { plansProgram, runPlans } from './run-plans'

await runCommand(PLANS, async ({ values }) => runPlans(plansOrder(values), await plansProgram()))
