import type { Creature, Move } from '@/data/shipped/schema'
import { supplement } from '@/data/shipped/shipped'
import { TIERS } from '@/data/vocabulary'
import { shownAbilities } from '@/lib/creature/abilities'
import { learnNote, wayToLearn } from '@/lib/creature/learning'
import { accuracyLabel, powerLabel } from '@/lib/creature/move-list'
import type { Raid } from '@/lib/raid/raid'
import { keysOf } from '@/lib/raid-view/raid-view'
import type { Rosters } from '@/tools/ship-data/listed'

/** The raids of all bosses, by the key of their creature. */
export function raidsByCreature(rosters: Rosters): Map<string, Raid[]> {
  const raids = new Map<string, Raid[]>()
  for (const raid of TIERS.flatMap((tier) => rosters[tier].map((boss) => ({ tier, boss })))) {
    const { creature } = keysOf(raid.boss)
    raids.set(creature, [...(raids.get(creature) ?? []), raid])
  }
  return raids
}

/** What the screen shows of a creature in these raids of it: no hidden ability where none lists it, no other moves. */
export function shownOfCreature(creature: Creature, raids: readonly Raid[]): object {
  const { num, types, baseStats } = creature
  const abilities = raids.flatMap(({ tier, boss }) => shownAbilities(creature, tier, boss.ability))
  const moves = raids.flatMap(({ boss }) => keysOf(boss).moves)
  return {
    num,
    types,
    baseStats,
    abilities: [
      ...new Map(abilities.map(({ label, description }) => [label, { label, description }])).values(),
    ],
    learned: Object.fromEntries(moves.map((key) => [key, learnNote(wayToLearn(key, creature))])),
  }
}

/** What the screen shows of a move. */
export function shownOfMove({ key, name, type, category, pp, description, ...move }: Move): object {
  return {
    name,
    type,
    category,
    power: powerLabel(move.basePower),
    accuracy: accuracyLabel(move.accuracy, supplement.neverMiss.includes(key)),
    pp,
    priority: move.priority,
    description,
  }
}
