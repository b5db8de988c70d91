import { parseArgs } from 'node:util'
import { parsePort } from '@/servers/site/port'
import { startSite } from '@/servers/site/start-site'
import { DEFAULT_EXPORT, exportWhenOutdated } from '@/tools/export/export-site'
import { publishedAddress } from '@/tools/hosts/published-address'
import { runTool } from '@/tools/process/run-tool'

await runTool('start', async () => {
  // A named folder is served as it is.
  const { directory } = parseArgs({ options: { directory: { type: 'string' } } }).values
  const port = parsePort(process.env.PORT, 3000)
  const { basePath } = publishedAddress(process.env)
  if (!directory) await exportWhenOutdated()
  const { url } = await startSite({ directory: directory ?? DEFAULT_EXPORT, port, basePath })
  console.log(`Tera Raid Info is served on ${url}/`)
})
