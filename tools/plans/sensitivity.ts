import { markdownTable } from 'markdown-table'
import { ASSUMPTIONS } from '@/lib/battle/model/assumptions'
import { mean } from '@/lib/mean'
import { SAMPLE_RAIDS } from '@/planner/raids/raids-named'
import { uncertainRaids, withPartners } from '@/planner/reports/partners'
import { ALTERNATIVES, firstFive, shareChanged } from '@/planner/reports/sensitivity'
import { prepareEntrants } from '@/planner/search/entrants'
import { runCommand } from '@/tools/process/command'

const RAIDS_WITH_PARTNERS = 10
const PARTNER_HEADS = ['raid', 'attacker', 'alone', 'with three partners']

async function partnerRows(): Promise<string[][]> {
  const raids = await uncertainRaids(RAIDS_WITH_PARTNERS)
  return raids.map((raid) => {
    const { alone, together } = withPartners(raid)
    const name = `${raid.raid.name}, ${raid.teraType}`
    return [
      name,
      raid.attacker.build.species,
      ...[alone, together].map(({ wins }) => `${Math.round(100 * wins)}%`),
    ]
  })
}

const SENSITIVITY = {
  name: 'sensitivity',
  about:
    'Says how much of the first places changes under other assumptions, for ten raids fought alone, and what the partners of a lone player add in ten others.',
  options: {},
} as const

await runCommand(SENSITIVITY, async () => {
  const entrants = await prepareEntrants()
  const usual = SAMPLE_RAIDS.map((raid) => firstFive(raid, entrants, ASSUMPTIONS))
  const rows = ALTERNATIVES.map(({ name, assumptions }) => {
    const changed = SAMPLE_RAIDS.map((raid, place) =>
      shareChanged(usual[place] ?? [], firstFive(raid, entrants, assumptions)),
    )
    return [name, `${Math.round(100 * mean(changed))}%`]
  })
  console.log(markdownTable([['if', 'of the first five places change'], ...rows]))
  console.log(`\n${markdownTable([PARTNER_HEADS, ...(await partnerRows())])}`)
})
