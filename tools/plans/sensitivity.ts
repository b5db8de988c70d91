import { markdownTable } from 'markdown-table'
import { ASSUMPTIONS } from '@/battle/assumptions'
import { mean } from '@/lib/mean'
import { SAMPLE_RAIDS } from '@/planner/raids/raids-named'
import { ALTERNATIVES, firstFive, shareChanged } from '@/planner/reports/sensitivity'
import { loadSearchPool } from '@/planner/search/search-pool'
import { runCommand } from '@/tools/process/command'

const SENSITIVITY = {
  name: 'sensitivity',
  about:
    'Says how much of the first places changes under other assumptions, for ten raids fought without NPCs.',
  options: {},
} as const

await runCommand(SENSITIVITY, async () => {
  const entrants = await loadSearchPool()
  const usual = SAMPLE_RAIDS.map((raid) => firstFive(raid, entrants, ASSUMPTIONS))
  const rows = ALTERNATIVES.map(({ name, assumptions }) => {
    const changed = SAMPLE_RAIDS.map((raid, place) =>
      shareChanged(usual[place] ?? [], firstFive(raid, entrants, assumptions)),
    )
    return [name, `${Math.round(100 * mean(changed))}%`]
  })
  console.log(markdownTable([['if', 'of the first five places change'], ...rows]))
})
