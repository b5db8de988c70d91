import { parseArgs } from 'node:util'
import { runTool } from '@/tools/process/command'
import { writeEngine } from './write-engine'

// A separate program, because it imports the bundled data, which must exist first.
await runTool('engine', async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (!file) throw new Error('name the file to write')
  await writeEngine(file)
})
