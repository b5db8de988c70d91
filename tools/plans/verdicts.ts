import { writeFile } from 'node:fs/promises'
import { markdownTable } from 'markdown-table'
import { openings } from '@/data/openings'
import { recommendations } from '@/data/recommendations'
import { OPENING_HEADS, openingRow, openingVerdict } from '@/planner/reports/opening-verdict'
import { VERDICT_HEADS, type Verdict, verdictOn, verdictRow } from '@/planner/reports/verdict'
import { runCommand } from '@/tools/process/command'

const PATH = 'docs/plans.md'

const INTRODUCTION = `# What guides bring, and what our battles say

Made by \`npm run verdicts\` from \`data/recommendations.json\` and \`data/plans\`: each build that a public guide recommends is fought as it is, with the plan that fits it best. An attacker fights alone, and at 6★ the worse way counts in which the boss may pick its moves. Of a support the battles are those of our first three attackers with it.

A recommended build that wins at least as often as our first is in our list; a test holds us to it.
`

const OPENINGS = `## Openings of four

From \`data/openings.json\`: what teams do first, as players have published it, replayed with the lowest rolls (\`npm run battle -- --help\` says what these are), in which the boss always makes the second move that it may make. The chance is that of real rolls, and counts what each does after its line.

Where a line does not win as its source says, the verdict names the reading of what sources leave open under which it would (\`lib/battle/model/assumptions.ts\`), or what the boss does in the source and need not do.
`

const VERDICTS = {
  name: 'verdicts',
  about: `Fights what public guides recommend and how teams begin, and writes ${PATH}.`,
  options: {},
} as const

await runCommand(VERDICTS, async () => {
  const verdicts: Verdict[] = []
  for (const said of recommendations) verdicts.push(await verdictOn(said))
  const builds = markdownTable([VERDICT_HEADS, ...verdicts.map(verdictRow)])
  const teams = markdownTable([OPENING_HEADS, ...openings.map(openingVerdict).map(openingRow)])
  await writeFile(PATH, [INTRODUCTION, builds, '', OPENINGS, teams, ''].join('\n'))
  console.log(`${PATH} holds ${verdicts.length + openings.length} verdicts.`)
})
