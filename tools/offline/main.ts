import { parseArgs } from 'node:util'
import { runTool } from '@/tools/process/command'
import { writeWorker } from './write-worker'

await runTool('offline', async () => {
  const [directory] = parseArgs({ allowPositionals: true }).positionals
  if (!directory) throw new Error('name the folder of the export')
  await writeWorker(directory)
})
