import type { Move } from '@pkmn/data'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import type { Tier, TypeName } from '@/data/vocabulary'
import { type Creature, findCreatures } from '@/tools/plans/creatures/creatures'
import { generation9 } from '@/tools/plans/creatures/generation'
import type { ListedRaid } from '@/tools/plans/listed-raids'
import { type RaidTarget, raidTarget } from '@/tools/plans/raid/raid-target'
import { raidsNamed } from '@/tools/plans/raids-named'

/** Creatures by name. Throws for one that is not worth bringing. */
export type FindCreature = (name: string) => Creature

/** Finds all creatures once, for the tests of a file. */
export async function creaturesByName(): Promise<FindCreature> {
  const creatures = new Map((await findCreatures()).map((creature) => [creature.name, creature]))
  return (name) => existing(creatures.get(name), name)
}

/** A move of Scarlet and Violet. Throws for a name that is none. */
export function moveNamed(name: string): Move {
  return existing(generation9.moves.get(name), name)
}

/** The first raid with a name of the command line: `6/Paldea/Garchomp`. Throws for a name that is none. */
export function raidNamed(name: string): ListedRaid {
  return existing(raidsNamed(name)[0], name)
}

/** The raid of a boss's first region. Throws for a name that is none. */
export function raidOf(tier: Tier, name: string, teraType: TypeName): RaidTarget {
  return raidTarget(bossNamed(tier, name), teraType)
}

/** The first boss of a tier with a name. Throws for a name that is none. */
export function bossNamed(tier: Tier, name: string): RaidBoss {
  return existing(
    rosters[tier].find((boss) => boss.name === name),
    name,
  )
}

function existing<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}`)
  return value
}
