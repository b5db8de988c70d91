import { parseArgs } from 'node:util'
import { runTool } from '@/tools/process/run-tool'
import { battleOrder } from './battle-order'
import { tellBattle } from './tell-battle'

await runTool('battle', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      build: { type: 'string', default: '' },
      raiders: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      boosts: { type: 'string', default: '2' },
      debuffs: { type: 'string', default: '0' },
      caution: { type: 'string', default: 'mean hit' },
    },
  })
  const order = battleOrder({ raid: positionals[0] ?? '', ...values })
  for (const line of tellBattle(order)) console.log(line)
})
