import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { runTool } from '@/tools/process/run-tool'
import { runAttackers } from './run-attackers'

await runTool('attackers', async () => {
  const { folder, cache, threads, only } = parseArgs({
    options: {
      folder: { type: 'string', default: 'public' },
      cache: { type: 'string', default: '.tools/attackers' },
      threads: { type: 'string', default: String(availableParallelism()) },
      only: { type: 'string', multiple: true },
    },
  }).values
  await runAttackers({ folder, cache, threads: Number(threads), only })
})
