import { calculate } from '@smogon/calc'
import { abilityOf } from '@/battle/dex/active-ability'
import { effectivenessOn } from '@/battle/dex/types'
import type { BattleMove } from '@/battle/model/battle-move'
import { type Hit, ROLLS } from '@/battle/model/damage-source'
import type { Fighter } from '@/battle/model/fighter'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { calculatorMove, GENERATION } from './calculator'
import { fieldOf, setAttacker, setDefender } from './calculator-state'
import { withMoreHelp } from './help'
import { ReusableMove, ReusablePokemon } from './reusable'

/** Moves whose type weather or terrain changes. */
const UNSETTLED: ReadonlySet<string> = new Set(['Terrain Pulse', 'Weather Ball'])

/** Moves to which the calculator adds what the battle decides: the power of this hit, the boost of the charging turn. */
const OWN_RULES_ARE_THE_STATES: ReadonlySet<string> = new Set([
  'Triple Axel',
  'Triple Kick',
  'Meteor Beam',
  'Electro Shot',
  'Bolt Beak',
  'Fishious Rend',
  'Payback',
])

/** Shares of HP or all of it: rules of the battle, since a raid boss has more HP than the calculator knows. */
const NOT_BY_FORMULA: ReadonlySet<string> = new Set(['Final Gambit', "Nature's Madness"])

/** Whether a move's damage follows the damage formula. */
export function followsFormula({ category, name }: BattleMove): boolean {
  return category !== 'Status' && !NOT_BY_FORMULA.has(name)
}

/** Hits by the damage calculator, whose creatures and moves are made once for each fighter and move. */
export class Calculation {
  private readonly attackers = new WeakMap<Fighter, ReusablePokemon>()
  private readonly defenders = new WeakMap<Fighter, ReusablePokemon>()
  private readonly moves = new WeakMap<BattleMove, ReusableMove>()

  /** The 16 rolls of a hit, in HP. Throws for a name that the calculator does not know. */
  rolls(hit: Hit): readonly number[] {
    const { critical, spread } = hit
    const move = this.moveOf(hit.move)
    move.isCrit = critical || hit.move.willCrit
    move.spread = spread
    const field = fieldOf(hit)
    const result = calculate(GENERATION, this.attackerOf(hit), this.defenderOf(hit), move, field)
    const { damage } = result
    const factor = thirdTypeFactor(hit, result.move.type)
    if (factor === 0) return new Array<number>(ROLLS).fill(0)
    if (typeof damage === 'number') return new Array<number>(ROLLS).fill(damage)
    const [first] = damage
    // Parental Bond hits twice.
    const rolls = typeof first === 'object' ? first : damage.filter((roll) => typeof roll === 'number')
    return timesFactor(withMoreHelp(rolls, hit.helped, result.move), factor)
  }

  /**
   * The type of a move in its user's hands; `undefined` for one that weather or terrain may change, and for a type that is
   * none of the 18. Throws for a name that the calculator does not know.
   */
  settledType(hit: Hit): TypeName | undefined {
    if (UNSETTLED.has(hit.move.name)) return undefined
    const { move } = calculate(GENERATION, this.attackerOf(hit), this.defenderOf(hit), this.moveOf(hit.move))
    return TYPE_NAMES.find((type) => type === move.type)
  }

  private attackerOf(hit: Hit): ReusablePokemon {
    const { fighter } = hit.attacker
    const pokemon = this.attackers.get(fighter) ?? new ReusablePokemon(fighter)
    this.attackers.set(fighter, pokemon)
    setAttacker(pokemon, hit)
    return pokemon
  }

  private defenderOf(hit: Hit): ReusablePokemon {
    const { fighter } = hit.defender
    const pokemon = this.defenders.get(fighter) ?? new ReusablePokemon(fighter)
    this.defenders.set(fighter, pokemon)
    setDefender(pokemon, hit)
    return pokemon
  }

  private moveOf(move: BattleMove): ReusableMove {
    const made = this.moves.get(move) ?? makeMove(move)
    this.moves.set(move, made)
    return made
  }
}

// The calculator knows two types of a target. A third one counts after its rolls, which rounds once more.
function thirdTypeFactor({ attacker, defender }: Hit, type: string): number {
  const third = defender.terastallized ? undefined : defender.fighter.types[2]
  const attack = TYPE_NAMES.find((name) => name === type)
  if (third === undefined || attack === undefined) return 1
  return third === 'Ghost' && abilityOf(attacker).hitsGhosts ? 1 : effectivenessOn(attack, third)
}

function timesFactor(rolls: readonly number[], factor: number): readonly number[] {
  return factor === 1 ? rolls : rolls.map((roll) => Math.max(1, Math.floor(roll * factor)))
}

function makeMove({ name, basePower, hits: [, most] }: BattleMove): ReusableMove {
  const move = new ReusableMove(calculatorMove(name).name, basePower)
  if (OWN_RULES_ARE_THE_STATES.has(name)) move.withoutOwnRules()
  return most > 1 ? move.oneOfSeveral() : move
}
