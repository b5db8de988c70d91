import type { Move } from '@pkmn/data'
import { TYPE_NAMES } from '@/data/vocabulary'
import { memoized } from '@/lib/memo'
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

/** The part of a species' candidates that is the same against every boss. Preparing takes about 10 ms. */
export interface PreparedCreature {
  readonly creature: UsableSpecies
  readonly attacks: readonly Attack[]
  readonly options: readonly AttackWithAbility[]
  readonly recovery: Move | undefined
  readonly debuffs: readonly Move[]
  readonly fieldMoves: readonly Move[]
  /** Names of its moves that use Attack. */
  readonly usingAttack: ReadonlySet<string>
  /** Returns the boosts that fit an attack, best first. */
  readonly boostsFor: (attack: Attack, ability: string) => readonly Boost[]
  /** Returns the defensive boosts, best first. */
  readonly guardsFor: (stat: 'def' | 'spd', ability: string) => readonly Boost[]
}

interface AttackWithAbility {
  readonly attack: Attack
  readonly ability: string
  /** Number of its ability and Tera type: options with the same number take the same damage. */
  readonly slot: number
  /** Damage factor of two boosts, or of two uses of a boosting attack. */
  readonly factor: number
}

export const BOOSTS_USED = 2

export function prepareCreature(creature: UsableSpecies): PreparedCreature {
  const attacks = attacksOf(creature)
  const raising = boostsOnce(creature)
  const boostsFor: PreparedCreature['boostsFor'] = (attack, ability) => raising(raisedFor(attack), ability)
  return {
    creature,
    attacks,
    boostsFor,
    guardsFor: raising,
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

function boostsOnce(creature: UsableSpecies): (raised: Raised, ability: string) => readonly Boost[] {
  const known = new Map<string, readonly Boost[]>()
  return (raised, ability) =>
    memoized(known, `${ability},${raised}`, () => boostsOf(creature, ability, raised))
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Stat_modifier#Stage_multipliers
function factorOf({ raises }: Attack, [boost]: readonly Boost[]): number {
  const stages = Math.max(raises, boost?.raises ?? 0) * BOOSTS_USED
  return (2 + Math.min(6, stages)) / 2
}

function raisedFor({ move, strength }: Attack): Raised {
  return growthOf(move) === 'by stages' ? 'all stages' : strength
}
