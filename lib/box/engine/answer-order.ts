import { type BattleData, fightRaid, logBattle } from '@/battle/fight-raid'
import type { Answer, SoloRequest } from './messages'
import { resolveRaid } from './ordered-raid'

/**
 * Does what an order about builds asks for, and gives each result as it comes. Throws for a raid, or a name in a build, that
 * does not exist.
 */
export function handleRequest(order: SoloRequest, data: BattleData, say: (answer: Answer) => void): void {
  const raid = resolveRaid(order.raid)
  if (order.task === 'fight') {
    const fight = fightRaid(raid, data)
    for (const [place, build] of order.builds.entries()) say({ kind: 'fought', place, fought: fight(build) })
  } else {
    say({ kind: 'told', battle: logBattle(raid, data, order) })
  }
  say({ kind: 'done' })
}
