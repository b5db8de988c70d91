import type { Move } from '@pkmn/data'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import type { Tier, TypeName } from '@/data/vocabulary'
import { generation9 } from '@/planner/creatures/generation'
import { loadUsableSpecies, type UsableSpecies } from '@/planner/creatures/usable-species'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { type RaidTarget, raidTarget } from '@/planner/raids/raid-target'
import { raidsNamed } from '@/planner/raids/raids-named'

/** Throws for a creature that isn't worth bringing. */
export type FindUsableSpecies = (name: string) => UsableSpecies

/** Loads all creatures once for a test file. */
export async function usableSpeciesByName(): Promise<FindUsableSpecies> {
  const creatures = new Map((await loadUsableSpecies()).map((creature) => [creature.name, creature]))
  return (name) => existing(creatures.get(name), name)
}

/** Throws for an unknown name. */
export function moveNamed(name: string): Move {
  return existing(generation9.moves.get(name), name)
}

/** Returns the first raid with a command-line name: `6/Paldea/Garchomp`. Throws for an unknown name. */
export function raidNamed(name: string): NamedRaid {
  return existing(raidsNamed(name)[0], name)
}

/** Returns the raid in a boss's first region. Throws for an unknown name. */
export function raidOf(tier: Tier, name: string, teraType: TypeName): RaidTarget {
  return raidTarget(bossNamed(tier, name), teraType)
}

/** Throws for an unknown name. */
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
