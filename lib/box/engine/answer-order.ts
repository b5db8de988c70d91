import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import type { BattleMove } from '@/lib/battle/model/battle-move'
import { createRandom, seedOf } from '@/lib/battle/model/random'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import { foughtBuild } from '@/lib/box/battles/fought-build'
import { toldBattle } from '@/lib/box/battles/told-battle'
import { creatureKey } from '@/lib/creature/keys'
import { type RaidArenas, raidWays } from '@/lib/odds/raid-arenas'
import { findRaid } from '@/lib/raid/find-raid'
import { raidKey } from '@/lib/raid/raid-id'
import { bossKey, type EngineData } from './engine-data'
import type { Answer, Order, RaidOrdered } from './messages'

/**
 * Does what an order asks for, and gives each result as it comes. Throws for a raid, or a name in a build, that does not
 * exist.
 */
export function answerOrder(order: Order, data: EngineData, say: (answer: Answer) => void): void {
  const moveOf = moveFinder(data)
  const ways = waysOf(order.raid, data, moveOf)
  if (order.task === 'fight') {
    for (const [place, build] of order.builds.entries())
      say({ kind: 'fought', place, fought: foughtBuild(ways, raiderFighter(build, moveOf)) })
  } else {
    const { build, plan, seed } = order
    const player = { fighter: raiderFighter(build, moveOf), decide: attackerPlaying(plan) }
    const all = ways.flat()
    const arena = all[seedOf(seed) % all.length] ?? all[0]
    if (arena) say({ kind: 'told', battle: toldBattle(arena, [player], createRandom(seed)) })
  }
  say({ kind: 'done' })
}

type FindMove = (name: string) => BattleMove

function waysOf(raid: RaidOrdered, { abilities }: EngineData, moveOf: FindMove): readonly RaidArenas[] {
  const found = existing(findRaid(raid), raidKey(raid))
  const key = bossKey(creatureKey(found.boss), found.boss.ability)
  return raidWays({
    ...{ raid: found, moveOf, teraType: raid.teraType },
    abilities: existing(abilities[key], `ability of ${key}`),
    damageOf: createDamageSource().rolls,
  })
}

function moveFinder({ moves }: EngineData): FindMove {
  const byName = new Map(moves.map((move) => [move.name, move]))
  return (name) => existing(byName.get(name), `move ${name}`)
}

function existing<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`)
  return value
}
