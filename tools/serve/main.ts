import { parsePort, startSite } from '@/servers/site/start-site'
import { DEFAULT_EXPORT, exportWhenOutdated } from '@/tools/export/export-site'
import { publishedAddress } from '@/tools/hosts/published-address'
import { runCommand } from '@/tools/process/command'

const START = {
  name: 'start',
  about: 'Builds the site if needed, and serves it on port 3000, or on the port in the variable PORT.',
  options: {
    directory: { type: 'string', value: 'folder', about: 'serves this export unchanged' },
  },
} as const

await runCommand(START, async ({ values: { directory } }) => {
  const port = parsePort(process.env.PORT, 3000)
  const { basePath } = publishedAddress(process.env)
  if (!directory) await exportWhenOutdated()
  const { url } = await startSite({ directory: directory ?? DEFAULT_EXPORT, port, basePath })
  console.log(`Tera Raid Info runs at ${url}/`)
})
