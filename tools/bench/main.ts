import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startSite } from '@/servers/site/start-site'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import { runTool } from '@/tools/process/run-tool'
import { formatTable } from './format'
import { measureBuild } from './measure-build'
import type { Bench, Row } from './row'
import { ROW_GROUPS } from './rows'

const DIRECTORY = '.e2e/bench'

await runTool('bench', async () => {
  // Measures the export of the last run again.
  const { reuse } = parseArgs({ options: { reuse: { type: 'boolean' } } }).values
  const build = reuse ? undefined : await measureBuild(DIRECTORY)
  const site = await startSite({ directory: DIRECTORY, port: 0 })
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: LAUNCH_FLAGS })
  try {
    const rows = await measureRows({ directory: DIRECTORY, site: site.url, browser, build })
    console.log(`\n${formatTable(rows)}`)
  } finally {
    await browser.close()
    await site.close()
  }
})

// One after the other: what is measured has the machine for itself.
async function measureRows(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const measure of ROW_GROUPS) {
    rows.push(...(await measure(bench)))
    console.log(`${rows.at(-1)?.figure} …`)
  }
  return rows
}
