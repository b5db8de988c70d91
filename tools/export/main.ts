import { parseArgs } from 'node:util'
import { runTool } from '@/tools/process/run-tool'
import { exportSite } from './export-site'

await runTool('build', async () => {
  const { out } = parseArgs({ options: { out: { type: 'string' } } }).values
  await exportSite({ directory: out })
})
