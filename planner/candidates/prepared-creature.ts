import type { Move } from '@pkmn/data'
import { TYPE_NAMES } from '@/data/vocabulary'
import { getOrAdd } from '@/lib/memo'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { growthOf } from '@/planner/damage/measure'
import { isDebuff } from '@/planner/moves/debuffs'
import {
  type Boost,
  bestRecovery,
  boostsOf,
  type Raised,
  strengthenedType,
} from '@/planner/moves/status-moves'
import { type Attack, attacksOf } from './attacks'

export interface PreparedCreature {
  readonly creature: UsableSpecies
  readonly attacks: readonly Attack[]
  readonly options: readonly AttackWithAbility[]
  readonly recovery: Move | undefined
  readonly debuffs: readonly Move[]
  readonly fieldMoves: readonly Move[]
  readonly usingAttack: ReadonlySet<string>
  readonly boostsFor: (attack: Attack, ability: string) => readonly Boost[]
  readonly guardsFor: (stat: 'def' | 'spd', ability: string) => readonly Boost[]
}

interface AttackWithAbility {
  readonly attack: Attack
  readonly ability: string
  /** Options with the same number have the same ability and Tera type, so they take the same damage. */
  readonly slot: number
  /** For two boosts, or two uses of a boosting attack. */
  readonly factor: number
}

export const BOOSTS_USED = 2

export function prepareCreature(creature: UsableSpecies): PreparedCreature {
  const attacks = attacksOf(creature)
  const boostsRaising = memoizeBoosts(creature)
  const boostsFor: PreparedCreature['boostsFor'] = (attack, ability) =>
    boostsRaising(raisedFor(attack), ability)
  return {
    creature,
    attacks,
    boostsFor,
    guardsFor: boostsRaising,
    recovery: bestRecovery(creature),
    debuffs: creature.moves.filter(isDebuff),
    fieldMoves: creature.moves.filter((move) => strengthenedType(move) !== undefined),
    usingAttack: new Set(creature.moves.filter(usesAttack).map(({ name }) => name)),
    options: attacks.flatMap((attack) =>
      attack.abilities.map((ability) => ({
        attack,
        ability,
        slot: creature.abilities.indexOf(ability) * TYPE_NAMES.length + TYPE_NAMES.indexOf(attack.teraType),
        factor: factorOf(attack, boostsFor(attack, ability)),
      })),
    ),
  }
}

function usesAttack({ category, overrideOffensiveStat }: Move): boolean {
  return category === 'Physical' && overrideOffensiveStat === undefined
}

function memoizeBoosts(creature: UsableSpecies): (raised: Raised, ability: string) => readonly Boost[] {
  const cache = new Map<string, readonly Boost[]>()
  return (raised, ability) =>
    getOrAdd(cache, `${ability},${raised}`, () => boostsOf(creature, ability, raised))
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Stat_modifier#Stage_multipliers
function factorOf({ raises }: Attack, [boost]: readonly Boost[]): number {
  const stages = Math.max(raises, boost?.raises ?? 0) * BOOSTS_USED
  return (2 + Math.min(6, stages)) / 2
}

function raisedFor({ move, strength }: Attack): Raised {
  return growthOf(move) === 'by stages' ? 'all stages' : strength
}
