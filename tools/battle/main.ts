import { runCommand } from '@/tools/process/command'
import { BATTLE, battleOrder, tellBattle } from './battle'

await runCommand(BATTLE, async ({ words: [raid = ''], values }) => {
  for (const line of tellBattle(battleOrder({ raid, ...values }))) console.log(line)
})
