import type { Build } from '@/battle/build'
import type { TypeName } from '@/data/vocabulary'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type AttackOption, holderOf } from './attack-options'
import { moreItemsFor } from './items'
import { companionsOf } from './move-sets'

type Changes = readonly Partial<Build>[]

export function itemChanges(option: AttackOption, raid: RaidTarget): Changes {
  return moreItemsFor(holderOf(option, raid), raid).map((item) => ({ item }))
}

const FULL_EFFORT = 252
const REST_EFFORT = 4

export function spreadChanges({ attack }: AttackOption): Changes {
  const stats = [...new Set(['hp', attack.strength, 'def', 'spd'] as const)]
  return stats.flatMap((first, index) =>
    stats.slice(index + 1).map((second) => {
      const restStat = stats.find((stat) => stat !== first && stat !== second) ?? 'hp'
      return { effortValues: { [first]: FULL_EFFORT, [second]: FULL_EFFORT, [restStat]: REST_EFFORT } }
    }),
  )
}

const MAX_MOVES = 4

/** Replaces the last move other than the attack; one change per move that fits. */
export function moveChanges(
  option: AttackOption,
  { moves }: Pick<Build, 'moves'>,
  raid: RaidTarget,
): Changes {
  const candidates = companionMoves(option, raid).filter((move) => !moves.includes(move))
  const [first, ...otherMoves] = moves
  const remaining =
    moves.length < MAX_MOVES ? moves : [first ?? option.attack.move.name, ...otherMoves.slice(0, -1)]
  return [...new Set(candidates)].map((move) => ({ moves: [...remaining, move] }))
}

function companionMoves(option: AttackOption, raid: RaidTarget): readonly string[] {
  const { boosts, guards, sustain, openers, softeners, fields } = companionsOf(option.prepared, option, raid)
  return [...boosts, ...guards, ...sustain, ...openers, ...softeners, ...fields]
}

const MAX_TERA_TYPES = 3

/** Returns up to three Tera types that take the least damage. None for Tera Blast, whose type is the Tera type. */
export function teraChanges({ prepared, attack, ability }: AttackOption, raid: RaidTarget): Changes {
  if (attack.takesTeraType) return []
  const damageTaken = (type: TypeName) => incoming(prepared.creature, ability, type, raid).mean
  return prepared.creature.teraTypes
    .toSorted((a, b) => damageTaken(a) - damageTaken(b))
    .slice(0, MAX_TERA_TYPES)
    .map((teraType) => ({ teraType }))
}
