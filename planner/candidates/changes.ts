import type { Build } from '@/battle/build'
import type { TypeName } from '@/data/vocabulary'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type AttackOption, holderOf } from './attack-options'
import { moreItemsFor } from './items'
import { companionsOf } from './move-sets'

/** Changes of a build, one part each. */
type Changes = readonly Partial<Build>[]

export function itemChanges(option: AttackOption, raid: RaidTarget): Changes {
  return moreItemsFor(holderOf(option, raid), raid).map((item) => ({ item }))
}

const FULL = 252
const REST = 4

/** Returns spreads with maximum effort in two of HP, attack stat and defenses, with the build's nature. */
export function spreadChanges({ attack }: AttackOption): Changes {
  const stats = [...new Set(['hp', attack.strength, 'def', 'spd'] as const)]
  return stats.flatMap((one, place) =>
    stats.slice(place + 1).map((two) => {
      const rest = stats.find((stat) => stat !== one && stat !== two) ?? 'hp'
      return { effortValues: { [one]: FULL, [two]: FULL, [rest]: REST } }
    }),
  )
}

const MOST_MOVES = 4

/** Returns changes that replace the last move other than the attack, one per move that fits the attack option. */
export function moveChanges(
  option: AttackOption,
  { moves }: Pick<Build, 'moves'>,
  raid: RaidTarget,
): Changes {
  const others = joining(option, raid).filter((move) => !moves.includes(move))
  const [first, ...rest] = moves
  const kept = moves.length < MOST_MOVES ? moves : [first ?? option.attack.move.name, ...rest.slice(0, -1)]
  return [...new Set(others)].map((move) => ({ moves: [...kept, move] }))
}

function joining(option: AttackOption, raid: RaidTarget): readonly string[] {
  const { boosts, guards, sustain, openers, softeners, fields } = companionsOf(option.prepared, option, raid)
  return [...boosts, ...guards, ...sustain, ...openers, ...softeners, ...fields]
}

const TERA_TYPES = 3

/** Returns the Tera types with which it takes least damage. None for Tera Blast, whose type is the Tera type. */
export function teraChanges({ prepared, attack, ability }: AttackOption, raid: RaidTarget): Changes {
  if (attack.takesTeraType) return []
  const suffered = (type: TypeName) => incoming(prepared.creature, ability, type, raid).mean
  return prepared.creature.teraTypes
    .toSorted((one, other) => suffered(one) - suffered(other))
    .slice(0, TERA_TYPES)
    .map((teraType) => ({ teraType }))
}
