import { chromium } from '@playwright/test'
import { startSite } from '@/servers/site/start-site'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import { exportWithService } from '@/tools/export/export-with-service'
import { runCommand } from '@/tools/process/command'
import { battles } from './battles'
import { choosing } from './choosing'
import { deepLink, deepLinkBytes } from './deep-link'
import { lighthouseRows } from './lighthouse'
import { formatRows, type Measure, type Row } from './row'
import { sizes } from './sizes'
import { SERVICE_ADDRESS } from './subject'

const DIRECTORY = '.e2e/bench'

const MEASURES = new Map<string, Measure>([
  ['sizes', sizes],
  ['deep-link-bytes', deepLinkBytes],
  ['deep-link', deepLink],
  ['choosing', choosing],
  ['battles', battles],
  ['lighthouse', lighthouseRows],
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
  const unknownName = names.find((name) => !MEASURES.has(name))
  if (unknownName) throw new Error(`${unknownName} is not one of: ${[...MEASURES.keys()].join(', ')}`)
  await exportWithService(DIRECTORY, SERVICE_ADDRESS)
  const rows = await measure(names)
  console.log(`\n${formatRows(rows)}`)
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1
})
// A failed measurement may have left its servers open.
process.exit()

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
