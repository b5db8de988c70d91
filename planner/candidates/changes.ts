import type { Build } from '@/battle/build'
import type { TypeName } from '@/data/vocabulary'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type AttackLine, holderOf } from './attack-options'
import { moreItemsFor } from './items'
import { companionsOf } from './move-sets'

/** Changes of a build, each of one thing. */
type Changes = readonly Partial<Build>[]

/** The other items that a line may hold. */
export function itemChanges(line: AttackLine, raid: RaidTarget): Changes {
  return moreItemsFor(holderOf(line, raid), raid).map((item) => ({ item }))
}

const FULL = 252
const REST = 4

/** Effort values in every two of HP, the stat that the line hits with and both defenses, under the build's nature. */
export function spreadChanges({ attack }: AttackLine): Changes {
  const stats = [...new Set(['hp', attack.strength, 'def', 'spd'] as const)]
  return stats.flatMap((one, place) =>
    stats.slice(place + 1).map((two) => {
      const rest = stats.find((stat) => stat !== one && stat !== two) ?? 'hp'
      return { effortValues: { [one]: FULL, [two]: FULL, [rest]: REST } }
    }),
  )
}

/** The most moves that a Pokémon knows. */
const MOST_MOVES = 4

/** Each move that may join the line and is not in the build, in the place of the last that is not its attack. */
export function moveChanges(line: AttackLine, { moves }: Pick<Build, 'moves'>, raid: RaidTarget): Changes {
  const others = joining(line, raid).filter((move) => !moves.includes(move))
  const [first, ...rest] = moves
  const kept = moves.length < MOST_MOVES ? moves : [first ?? line.attack.move.name, ...rest.slice(0, -1)]
  return [...new Set(others)].map((move) => ({ moves: [...kept, move] }))
}

function joining(line: AttackLine, raid: RaidTarget): readonly string[] {
  const { boosts, guards, sustain, openers, softeners, fields } = companionsOf(line.prepared, line, raid)
  return [...boosts, ...guards, ...sustain, ...openers, ...softeners, ...fields]
}

const TERA_TYPES = 3

/** The Tera types in which the line suffers least. None for Tera Blast, whose type is its Tera type. */
export function teraChanges({ prepared, attack, ability }: AttackLine, raid: RaidTarget): Changes {
  if (attack.takesTeraType) return []
  const suffered = (type: TypeName) => incoming(prepared.creature, ability, type, raid).mean
  return prepared.creature.teraTypes
    .toSorted((one, other) => suffered(one) - suffered(other))
    .slice(0, TERA_TYPES)
    .map((teraType) => ({ teraType }))
}
