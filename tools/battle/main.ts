import { runCommand } from '@/tools/process/command'
import { BATTLE, tellBattle } from './battle'
import { battleOrder } from './battle-order'

await runCommand(BATTLE, async ({ words: [raid = ''], values }) => {
  for (const line of tellBattle(battleOrder({ raid, ...values }))) console.log(line)
})
