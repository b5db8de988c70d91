import { parseArgs } from 'node:util'
import { BASE_PATH } from '@/lib/links/site'
import { SERVICE_ADDRESS } from '@/lib/service/service'
import { runTool } from '@/tools/process/command'
import { finishExport } from './finish-export'

// A separate program, so that lib reads the same public settings from the environment as the build.
await runTool('finish', async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [directory] = positionals
  if (!directory) throw new Error('name the folder of the export')
  await finishExport(directory, { basePath: BASE_PATH, serviceOrigin: new URL(SERVICE_ADDRESS).origin })
})
