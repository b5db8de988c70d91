import { parseArgs } from 'node:util'
import { runTool } from '@/tools/process/command'
import { writeEngine } from './write-engine'

// A program of its own, since it needs the shipped data to be there.
await runTool('engine', async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (!file) throw new Error('which file?')
  await writeEngine(file)
})
