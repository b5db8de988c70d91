import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import type { BattleMove } from '@/lib/battle/model/battle-move'
import { creatureKey } from '@/lib/creature/keys'
import type { RaidParts } from '@/lib/odds/raid-arenas'
import { findRaid } from '@/lib/raid/find-raid'
import { raidKey } from '@/lib/raid/raid-id'
import { bossKey, type EngineData } from './engine-data'
import type { RaidOrdered } from './messages'

/** What the arenas of an order's raid are made of. Throws for a raid that does not exist. */
export function orderedRaid(raid: RaidOrdered, data: EngineData): RaidParts {
  const found = existing(findRaid(raid), raidKey(raid))
  const key = bossKey(creatureKey(found.boss), found.boss.ability)
  return {
    ...{ raid: found, moveOf: moveFinder(data), teraType: raid.teraType },
    abilities: existing(data.abilities[key], `ability of ${key}`),
    damageOf: createDamageSource().rolls,
  }
}

function moveFinder({ moves }: EngineData): (name: string) => BattleMove {
  const byName = new Map(moves.map((move) => [move.name, move]))
  return (name) => existing(byName.get(name), `move ${name}`)
}

function existing<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`)
  return value
}
