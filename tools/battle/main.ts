import { runCommand } from '@/tools/process/command'
import { BATTLE, describeBattle } from './battle'
import { parseBattleArgs } from './battle-order'

await runCommand(BATTLE, async ({ words: [raid = ''], values }) => {
  for (const line of describeBattle(parseBattleArgs({ raid, ...values }))) console.log(line)
})
