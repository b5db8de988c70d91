import { writeFile } from 'node:fs/promises'
import { markdownTable } from 'markdown-table'
import { type Opening, openings } from '@/data/strategies/openings'
import { recommendations } from '@/data/strategies/recommendations'
import { raidOfOpening } from '@/planner/openings/read-team'
import { loadPlans, loadTeams } from '@/planner/raids/kept-results'
import { runCommand } from '@/tools/process/command'
import { VERDICT_HEADS, type Verdict, verdictOn, verdictRow } from '@/tools/verdicts/build-verdict'
import { OPENING_HEADS, openingRow, openingVerdict } from '@/tools/verdicts/opening-verdict'
import { OUR_BEST_HEAD, ourBestCell } from '@/tools/verdicts/our-best'

const PATH = 'docs/plans.md'

const INTRODUCTION = `# What guides bring, and what our battles say

Made by \`npm run verdicts\`. Builds that guides recommend stand beside our lists of builds (\`data/plans\`); lines of four, further down, beside our teams of four (\`data/teams\`).

Each build of \`data/strategies/recommendations.json\`, which a public guide recommends, is fought as it is, with the plan that fits it best. An attacker fights solo, with the game's three NPCs and without them, of which the lower win rate counts, and at 6★ the worse way counts in which the boss may pick its moves. Of a support the battles are those of our first three attackers with it.

A recommended attacker that wins at least as often as our first is in our list, and so is a support that clearly helps more than ours; a test holds us to it.
`

const OPENINGS = `## Openings of four

From \`data/strategies/openings.json\`: what teams do first, as players have published it, replayed with the lowest rolls (\`npm run battle -- --help\` says what these are), in which the boss always makes the second move that it may make. The chance is that of real rolls, and counts what each does after its line.

Where a line does not win as its source says, the verdict names the reading of what sources leave open under which it would (\`battle/assumptions.ts\`), or what the boss does in the source and need not do.

Beside it stands the team of \`data/teams\` that the raid's page shows first, which every player has; at 5★, where there are no teams, four of a kind or our first three with a support, from \`data/plans\`. It is \`better\` or \`less often\` where its chance is more than five points, the error of both, above or below that of the line, and \`as good\` between. A team's chance is the lowest of all conditions under which it was fought, also with a slower pace and more HP of the boss; a line's is that of the usual ones. Turns are those until the boss is down, mean. Lines competed when our teams were searched, so one may be ours too: \`the same line\`.
`

async function rowOf(opening: Opening): Promise<string[]> {
  const raid = raidOfOpening(opening)
  const plans = (await loadPlans(raid)).get(opening.teraType)
  if (!plans) throw new Error(`No plans against ${opening.boss} with Tera type ${opening.teraType}`)
  const teams = (await loadTeams(raid)).get(opening.teraType) ?? []
  const verdict = openingVerdict(opening)
  return [...openingRow(verdict), ourBestCell({ plans, teams }, verdict)]
}

const VERDICTS = {
  name: 'verdicts',
  about: `Simulates the builds and openings of public guides, and writes ${PATH}.`,
  options: {},
} as const

await runCommand(VERDICTS, async () => {
  const verdicts: Verdict[] = []
  for (const recommendation of recommendations) verdicts.push(await verdictOn(recommendation))
  const builds = markdownTable([VERDICT_HEADS, ...verdicts.map(verdictRow)])
  const lines: string[][] = []
  for (const opening of openings) lines.push(await rowOf(opening))
  const teams = markdownTable([[...OPENING_HEADS, OUR_BEST_HEAD], ...lines])
  await writeFile(PATH, [INTRODUCTION, builds, '', OPENINGS, teams, ''].join('\n'))
  console.log(`Wrote ${verdicts.length + openings.length} verdicts to ${PATH}.`)
})
