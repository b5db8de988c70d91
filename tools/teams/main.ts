import { TIERS_WITH_TEAMS } from '@/data/vocabulary'
import { raidsNamed } from '@/planner/raids/raids-named'
import { PLANS_COMMAND, plansOrder } from '@/tools/plans/plans-order'
import { renewSameFiles } from '@/tools/plans/same-files'
import { searchRaids } from '@/tools/plans/search-raids'
import { type Command, runCommand } from '@/tools/process/command'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { QUICK_RAIDS, recordProgram, TEAMS } from './teams'

const { raid, same, threads, folder } = PLANS_COMMAND.options

const TEAMS_COMMAND = {
  name: 'teams',
  about:
    'Searches the teams of four against each raid of 6 and 7 stars whose teams are missing or out of date. A run that was ended goes on.',
  options: {
    raid: { ...raid, about: 'a raid, a region or a tier; all of 6 and 7 stars where none is named' },
    same: {
      ...same,
      about:
        'computes six raids of 7 stars and one of 6 (or the raids named) in memory, and if all are the same, renews only the fingerprint of the files whose plans are as they were',
    },
    threads,
    folder: { ...folder, default: 'data/teams', about: 'where the teams are kept' },
  },
  examples: ['--raid 7/Event/Mewtwo', '--same'],
} as const satisfies Command

await runCommand(TEAMS_COMMAND, async ({ values }) => {
  const order = plansOrder({ ...values, raid: values.raid ?? TIERS_WITH_TEAMS })
  const program = await bundleProgram(TEAMS.worker)
  if (values.same) await renewSameFiles(TEAMS, order, values.raid ? order.raids : QUICK_RAIDS, program)
  else await searchRaids(TEAMS, order, program)
  await recordProgram(order.folder, TIERS_WITH_TEAMS.flatMap(raidsNamed), program.fingerprint)
})
