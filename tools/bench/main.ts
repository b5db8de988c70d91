import { chromium } from '@playwright/test'
import { startSite } from '@/servers/site/start-site'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import { exportWithService } from '@/tools/export/export-with-service'
import { runCommand } from '@/tools/process/command'
import { formatRows, type Measure, type Row } from './row'
import { battles } from './rows/battles'
import { box } from './rows/box'
import { choosing } from './rows/choosing'
import { deepLinkBytes, serviceBytes } from './rows/downloads'
import { files, sizes } from './rows/export'
import { freshClone } from './rows/fresh-clone'
import { lighthouseRows } from './rows/lighthouse'
import { raidNight } from './rows/raid-night'
import { deepLink, keystroke, whatToBring } from './rows/slow-phone'
import { soak } from './rows/soak'
import { SERVICE_ADDRESS } from './subject'

const DIRECTORY = '.e2e/bench'

/** In the order of the table, by the names that select them on the command line. */
const MEASURES = new Map<string, Measure>([
  ['sizes', sizes],
  ['files', files],
  ['deep-link-bytes', deepLinkBytes],
  ['service-bytes', serviceBytes],
  ['deep-link', deepLink],
  ['choosing', choosing],
  ['keystroke', keystroke],
  ['what-to-bring', whatToBring],
  ['box', box],
  ['raid-night', raidNight],
  ['soak', soak],
  ['battles', battles],
  ['lighthouse', lighthouseRows],
  ['fresh-clone', freshClone],
])

const BENCH = {
  name: 'bench',
  about: `Measures against the budgets: ${[...MEASURES.keys()].join(', ')}. All of them where none is named.`,
  words: { are: 'measure', least: 0, most: MEASURES.size },
  options: {},
  examples: ['sizes lighthouse'],
} as const

await runCommand(BENCH, async ({ words }) => {
  const names = words.length > 0 ? words : [...MEASURES.keys()]
  const unknown = names.find((name) => !MEASURES.has(name))
  if (unknown) throw new Error(`${unknown} is not one of: ${[...MEASURES.keys()].join(', ')}`)
  await exportWithService(DIRECTORY, SERVICE_ADDRESS)
  const rows = await measure(names)
  console.log(`\n${formatRows(rows)}`)
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1
})
// A measurement that failed may have left its servers open.
process.exit()

// One after the other: each has the machine for itself.
async function measure(names: readonly string[]): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: LAUNCH_FLAGS })
  const site = await startSite({ directory: DIRECTORY, port: 0 })
  const rows: Row[] = []
  try {
    for (const name of names) {
      console.log(`${name} …`)
      rows.push(...((await MEASURES.get(name)?.({ directory: DIRECTORY, site: site.url, browser })) ?? []))
    }
  } finally {
    await browser.close()
    await site.close()
  }
  return rows
}
