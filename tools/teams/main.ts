import { TIERS_WITH_TEAMS } from '@/data/vocabulary'
import { raidsNamed } from '@/planner/raids/raids-named'
import { PLANS_COMMAND, parsePlansArgs } from '@/tools/plans/plans-order'
import { renewSameFiles } from '@/tools/plans/same-files'
import { searchRaids } from '@/tools/plans/search-raids'
import { type Command, runCommand } from '@/tools/process/command'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { QUICK_RAIDS, recordProgram, TEAMS } from './teams'

const { raid, same, threads, folder } = PLANS_COMMAND.options

const TEAMS_COMMAND = {
  name: 'teams',
  about:
    'Searches teams of four for each 6★ and 7★ raid whose teams are missing or outdated. An interrupted run continues.',
  options: {
    raid: { ...raid, about: 'a raid, a region or a tier; default: all 6★ and 7★ raids' },
    same: {
      ...same,
      about:
        'searches six 7★ raids and a 6★ raid (or the named raids) in memory; if all results are the same, only updates the fingerprint of files whose plans are unchanged',
    },
    threads,
    folder: { ...folder, default: 'data/teams', about: 'folder of the teams' },
  },
  examples: ['--raid 7/Event/Mewtwo', '--same'],
} as const satisfies Command

await runCommand(TEAMS_COMMAND, async ({ values }) => {
  const order = parsePlansArgs({ ...values, raid: values.raid ?? TIERS_WITH_TEAMS })
  const program = await bundleProgram(TEAMS.worker)
  if (values.same) await renewSameFiles(TEAMS, order, values.raid ? order.raids : QUICK_RAIDS, program)
  else await searchRaids(TEAMS, order, program)
  await recordProgram(order.folder, TIERS_WITH_TEAMS.flatMap(raidsNamed), program.fingerprint)
})
