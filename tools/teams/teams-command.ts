import { PLANS } from '@/tools/plans/plans-order'
import type { Command } from '@/tools/process/command'

/** `npm run teams` */
export const TEAMS = {
  name: 'teams',
  about:
    'Searches the teams of four against each raid of 6 and 7 stars whose teams are missing or out of date. A run that was ended goes on.',
  options: {
    raid: {
      ...PLANS.options.raid,
      about: 'a raid, a region or a tier; all of 6 and 7 stars where none is named',
    },
    same: {
      ...PLANS.options.same,
      about:
        'computes six raids of 7 stars and one of 6 (or the raids named) in memory, and if all are the same, renews only the fingerprint of the files whose plans are as they were',
    },
    threads: PLANS.options.threads,
    folder: { ...PLANS.options.folder, default: 'data/teams', about: 'where the teams are kept' },
  },
  examples: ['--raid 7/Event/Mewtwo', '--same'],
} as const satisfies Command
