import type { Rosters } from '@/data/rosters/rosters'
import type { Creature, Move } from '@/data/shipped/schema'
import { supplement } from '@/data/shipped/shipped'
import { shownAbilities } from '@/lib/creature/abilities'
import { wayToLearn } from '@/lib/creature/learning'
import { allRaids, type Raid } from '@/lib/raid/raid'
import { keysOf } from '@/lib/raid-view/live-raid-view'
import { creature as words } from '@/lib/words/en/creature'
import { facts } from '@/lib/words/en/facts'

export function raidsByCreature(rosters: Rosters): Map<string, Raid[]> {
  const raids = new Map<string, Raid[]>()
  for (const raid of allRaids(rosters)) {
    const { creature } = keysOf(raid.boss)
    raids.set(creature, [...(raids.get(creature) ?? []), raid])
  }
  return raids
}

/**
 * Returns the data that the screen shows of a species in its raids: only listed moves, and a hidden ability only if a
 * raid lists it.
 */
export function shownOfCreature(creature: Creature, raids: readonly Raid[]): object {
  const { num, types, baseStats } = creature
  const abilities = raids.flatMap(({ tier, boss }) =>
    shownAbilities(creature, tier, boss.ability).map((ability) => ({
      label: words.ability(ability),
      description: ability.description,
    })),
  )
  const moves = raids.flatMap(({ boss }) => keysOf(boss).moves)
  return {
    num,
    types,
    baseStats,
    abilities: [...new Map(abilities.map((ability) => [ability.label, ability])).values()],
    learned: Object.fromEntries(moves.map((key) => [key, words.learned(wayToLearn(key, creature))])),
  }
}

export function shownOfMove({ key, name, type, category, pp, description, ...move }: Move): object {
  return {
    name,
    type,
    category,
    power: facts.power(move.basePower),
    accuracy: supplement.neverMiss.includes(key) ? undefined : move.accuracy,
    pp,
    priority: move.priority,
    description,
  }
}
