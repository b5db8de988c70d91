import { TIERS_WITH_TEAMS } from '@/lib/links/file-names'
import { plansOrder } from '@/tools/plans/plans-order'
import { runCommand } from '@/tools/process/command'
import { runTeams, teamsProgram } from './run-teams'
import { TEAMS } from './teams-command'

await runCommand(TEAMS, async ({ values }) => {
  const order = plansOrder({ ...values, raid: values.raid ?? TIERS_WITH_TEAMS })
  await runTeams(order, await teamsProgram())
})
