import { writeFile } from 'node:fs/promises'
import { markdownTable } from 'markdown-table'
import { type Opening, openings } from '@/data/openings'
import { recommendations } from '@/data/recommendations'
import { raidOfOpening } from '@/planner/openings/raid-of-opening'
import { keptPlans } from '@/planner/reports/kept-plans'
import { OPENING_HEADS, openingRow, openingVerdict } from '@/planner/reports/opening-verdict'
import { OUR_BEST_HEADS, ourBestCells } from '@/planner/reports/our-best'
import { VERDICT_HEADS, type Verdict, verdictOn, verdictRow } from '@/planner/reports/verdict'
import { runCommand } from '@/tools/process/command'

const PATH = 'docs/plans.md'

const INTRODUCTION = `# What guides bring, and what our battles say

Made by \`npm run verdicts\` from \`data/recommendations.json\` and \`data/plans\`: each build that a public guide recommends is fought as it is, with the plan that fits it best. An attacker fights alone, and at 6★ the worse way counts in which the boss may pick its moves. Of a support the battles are those of our first three attackers with it.

A recommended attacker that wins at least as often as our first is in our list, and so is a support that clearly helps more than ours; a test holds us to it.
`

const OPENINGS = `## Openings of four

From \`data/openings.json\`: what teams do first, as players have published it, replayed with the lowest rolls (\`npm run battle -- --help\` says what these are), in which the boss always makes the second move that it may make. The chance is that of real rolls, and counts what each does after its line.

Where a line does not win as its source says, the verdict names the reading of what sources leave open under which it would (\`lib/battle/model/assumptions.ts\`), or what the boss does in the source and need not do. Beside it stands the best of our own lists: \`less often\` where they win clearly less often than the line.
`

// The line of an opening, beside the best of our lists against the same raid.
async function rowOf(said: Opening): Promise<string[]> {
  const plans = (await keptPlans(raidOfOpening(said))).get(said.teraType)
  if (!plans) throw new Error(`No plans against ${said.boss} with Tera type ${said.teraType}`)
  const verdict = openingVerdict(said)
  return [...openingRow(verdict), ...ourBestCells(plans, verdict.chance)]
}

const VERDICTS = {
  name: 'verdicts',
  about: `Fights what public guides recommend and how teams begin, and writes ${PATH}.`,
  options: {},
} as const

await runCommand(VERDICTS, async () => {
  const verdicts: Verdict[] = []
  for (const said of recommendations) verdicts.push(await verdictOn(said))
  const builds = markdownTable([VERDICT_HEADS, ...verdicts.map(verdictRow)])
  const lines: string[][] = []
  for (const said of openings) lines.push(await rowOf(said))
  const teams = markdownTable([[...OPENING_HEADS, ...OUR_BEST_HEADS], ...lines])
  await writeFile(PATH, [INTRODUCTION, builds, '', OPENINGS, teams, ''].join('\n'))
  console.log(`${PATH} holds ${verdicts.length + openings.length} verdicts.`)
})
