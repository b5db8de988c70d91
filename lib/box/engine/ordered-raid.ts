import { createDamageSource } from '@/battle/damage/create-damage-source'
import type { BattleMove } from '@/battle/model/battle-move'
import type { RaidParts } from '@/battle/odds/raid-arenas'
import { creatureKey } from '@/data/rosters/creature-key'
import { findRaid } from '@/lib/raid/find-raid'
import type { Raid } from '@/lib/raid/raid'
import { raidKey } from '@/lib/raid/raid-id'
import { bossKey, type EngineData } from './engine-data'
import type { RaidOrdered } from './messages'

/** What the arenas of an order's raid are made of. Throws for a raid that does not exist. */
export function orderedRaid(raid: RaidOrdered, data: EngineData): RaidParts & { readonly raid: Raid } {
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
