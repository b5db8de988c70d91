import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { fight } from '@/lib/battle/fight'
import { moveNamed } from '@/lib/battle/moves/move-named'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import { createRandom } from '@/lib/battle/random'
import { namingOf, tell, tellState } from '@/lib/battle/tell'
import { raidArenas } from '@/tools/plans/arena/raid-arenas'
import { assumptionsOf, type BattleOrder } from './battle-order'

/** A battle told turn by turn: a line for each thing that happens. The same order tells the same battle. */
export function tellBattle(order: BattleOrder): string[] {
  const { raid, teraType, build, plan, raiders, seed } = order
  const assumptions = assumptionsOf(order)
  const [arena] = raidArenas({ raid, teraType, damageOf: createDamageSource().rolls, assumptions })
  const fighter = raiderFighter(build, moveNamed)
  const players = Array.from({ length: raiders }, () => ({ fighter, decide: attackerPlaying(plan) }))
  const lines: string[] = []
  const result = fight(arena, players, createRandom(seed), (state, events) => {
    const nameOf = namingOf(state)
    lines.push('', state.turn === 0 ? 'Start' : `Turn ${state.turn}`)
    lines.push(...tell(events, nameOf).map((line) => `  ${line}`), `  ${tellState(state, nameOf)}`)
  })
  const left = `${(result.bossHpShare * 100).toFixed(1)}% of the boss’s HP left`
  return [...lines, '', result.won ? `Won in ${result.turns} turns` : `Lost with ${left}`]
}
