import { parseArgs } from 'node:util'
import { DEFAULT_EXPORT, exportSite } from '@/tools/export/export-site'
import { isUpToDate } from '@/tools/export/export-stamp'
import { sourcesChangedAt } from '@/tools/export/sources'
import { runTool } from '@/tools/process/run-tool'
import { parsePort } from './port'
import { startSite } from './start-site'

await runTool('start', async () => {
  // A named folder is served as it is.
  const { directory } = parseArgs({ options: { directory: { type: 'string' } } }).values
  const port = parsePort(process.env.PORT, 3000)
  if (!directory) await exportWhenOutOfDate()
  const { url } = await startSite({
    directory: directory ?? DEFAULT_EXPORT,
    port,
    basePath: process.env.NEXT_PUBLIC_BASE_PATH,
  })
  console.log(`Tera Raid Info is served on ${url}/`)
})

async function exportWhenOutOfDate() {
  if (await isUpToDate(DEFAULT_EXPORT, await sourcesChangedAt('.'), process.env)) return
  console.log('Building the site first: its export is missing, or older than its sources.')
  await exportSite()
}
