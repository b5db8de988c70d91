import type { Move } from '@pkmn/data'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import type { Tier, TypeName } from '@/data/vocabulary'
import { generation9 } from '@/planner/creatures/generation'
import { loadUsableSpecies, type UsableSpecies } from '@/planner/creatures/usable-species'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { type RaidTarget, raidTarget } from '@/planner/raids/raid-target'
import { raidsNamed } from '@/planner/raids/raids-named'

export type FindUsableSpecies = (name: string) => UsableSpecies

export async function usableSpeciesByName(): Promise<FindUsableSpecies> {
  const creatures = new Map((await loadUsableSpecies()).map((creature) => [creature.name, creature]))
  return (name) => required(creatures.get(name), name)
}

export function moveNamed(name: string): Move {
  return required(generation9.moves.get(name), name)
}

/** Command-line name: `6/Paldea/Garchomp`. Throws for an unknown name. */
export function raidNamed(name: string): NamedRaid {
  return required(raidsNamed(name)[0], name)
}

/** In the boss's first region. Throws for an unknown name. */
export function raidOf(tier: Tier, name: string, teraType: TypeName): RaidTarget {
  return raidTarget(bossNamed(tier, name), teraType)
}

export function bossNamed(tier: Tier, name: string): RaidBoss {
  return required(
    rosters[tier].find((boss) => boss.name === name),
    name,
  )
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`Nothing is named ${name}`)
  return value
}
