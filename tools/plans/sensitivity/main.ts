import { ASSUMPTIONS } from '@/lib/battle/assumptions'
import { SAMPLE_RAIDS } from '@/tools/plans/sample-raids'
import { prepareEntrants } from '@/tools/plans/search/entrants'
import { runCommand } from '@/tools/process/command'
import { markdownTable } from '@/tools/table/markdown-table'
import { ALTERNATIVES } from './alternatives'
import { firstFive, shareChanged } from './first-five'

const SENSITIVITY = {
  name: 'sensitivity',
  about: 'Says how much of the first places changes under other assumptions, for ten raids fought alone.',
  options: {},
} as const

await runCommand(SENSITIVITY, async () => {
  const entrants = await prepareEntrants()
  const usual = SAMPLE_RAIDS.map((raid) => firstFive(raid, entrants, ASSUMPTIONS))
  const rows = ALTERNATIVES.map(({ name, assumptions }) => {
    const changed = SAMPLE_RAIDS.map((raid, place) =>
      shareChanged(usual[place] ?? [], firstFive(raid, entrants, assumptions)),
    )
    const mean = changed.reduce((sum, share) => sum + share, 0) / changed.length
    return [name, `${Math.round(100 * mean)}%`]
  })
  console.log(markdownTable([['if', 'of the first five places change'], ...rows]))
})
