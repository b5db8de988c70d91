import { TIERS_WITH_TEAMS } from '@/data/vocabulary'
import { raidsNamed } from '@/planner/raids/raids-named'
import { plansOrder } from '@/tools/plans/plans-order'
import { runCommand } from '@/tools/process/command'
import { keepProgram } from './program-before'
import { runTeams, teamsProgram } from './run-teams'
import { QUICK_RAIDS, stampSameTeams } from './teams'
import { TEAMS } from './teams-command'

await runCommand(TEAMS, async ({ values }) => {
  const order = plansOrder({ ...values, raid: values.raid ?? TIERS_WITH_TEAMS })
  const program = await teamsProgram()
  if (values.same) await stampSameTeams(order, values.raid ? order.raids : QUICK_RAIDS, program)
  else await runTeams(order, program)
  await keepProgram(order.folder, TIERS_WITH_TEAMS.flatMap(raidsNamed), program.fingerprint)
})
