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

/** What of a creature's candidates is the same against every boss. Making it takes about 10 ms. */
export interface PreparedCreature {
  readonly creature: UsableSpecies
  readonly attacks: readonly Attack[]
  /** Each attack with each of its abilities. */
  readonly options: readonly AttackWithAbility[]
  readonly recovery: Move | undefined
  readonly debuffs: readonly Move[]
  /** Status moves that bring weather or terrain which strengthens attacks of a type. */
  readonly fieldMoves: readonly Move[]
  /** The names of its moves that use Attack. */
  readonly usingAttack: ReadonlySet<string>
  /** The boosts that fit an attack, the best first. */
  readonly boostsFor: (attack: Attack, ability: string) => readonly Boost[]
  /** The boosts that protect it, the best first. */
  readonly guardsFor: (stat: 'def' | 'spd', ability: string) => readonly Boost[]
}

/** An attack with an ability. */
interface AttackWithAbility {
  readonly attack: Attack
  readonly ability: string
  /** A number for its ability and Tera type together: options that share it suffer alike from the boss. */
  readonly slot: number
  /** What two boosts, or two uses of an attack that raises its user, make of its damage. */
  readonly factor: number
}

/** How often a creature boosts, about. */
export const BOOSTS_USED = 2

/** Prepares a creature for any number of raids. */
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
