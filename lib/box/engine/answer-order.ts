import { raiderFighter } from '@/lib/battle/damage/fighters'
import { createRandom, seedOf } from '@/lib/battle/model/random'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import { foughtBuild } from '@/lib/box/battles/fought-build'
import { toldBattle } from '@/lib/box/battles/told-battle'
import { partnerFighters } from '@/lib/odds/partners'
import { raidWays } from '@/lib/odds/raid-arenas'
import type { EngineData } from './engine-data'
import type { Answer, OrderAlone } from './messages'
import { orderedRaid } from './ordered-raid'

/**
 * Does what an order about builds asks for, and gives each result as it comes. Throws for a raid, or a name in a build, that
 * does not exist.
 */
export function answerOrder(order: OrderAlone, data: EngineData, say: (answer: Answer) => void): void {
  const parts = orderedRaid(order.raid, data)
  const { moveOf } = parts
  const ways = raidWays(parts)
  if (order.task === 'fight') {
    const partners = partnerFighters(moveOf)
    for (const [place, build] of order.builds.entries())
      say({ kind: 'fought', place, fought: foughtBuild(ways, raiderFighter(build, moveOf), partners) })
  } else {
    const { build, plan, seed } = order
    const player = { fighter: raiderFighter(build, moveOf), decide: attackerPlaying(plan) }
    const arena = drawnFrom(ways.flat(), seed)
    if (arena) say({ kind: 'told', battle: toldBattle(arena, [player], createRandom(seed)) })
  }
  say({ kind: 'done' })
}

/** One of some items: over many seeds each as often as any other. `undefined` for none. */
export function drawnFrom<Item>(items: readonly Item[], seed: number): Item | undefined {
  // Another sequence than the battle's own, which begins with the same seed.
  return items[createRandom(seedOf('drawn', seed)).below(items.length)]
}
