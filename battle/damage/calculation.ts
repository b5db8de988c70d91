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

const TYPE_BY_FIELD: ReadonlySet<string> = new Set(['Terrain Pulse', 'Weather Ball'])

/** The battle applies these moves' own rules. The calculator would apply them a second time. */
const RULES_IN_BATTLE: ReadonlySet<string> = new Set([
  'Triple Axel',
  'Triple Kick',
  'Meteor Beam',
  'Electro Shot',
  'Bolt Beak',
  'Fishious Rend',
  'Payback',
])

/** The battle has these moves' rules, since a raid boss has more HP than the calculator assumes. */
const SHARE_MOVES: ReadonlySet<string> = new Set(['Final Gambit', "Nature's Madness"])

export function followsFormula({ category, name }: BattleMove): boolean {
  return category !== 'Status' && !SHARE_MOVES.has(name)
}

/** Hits of the damage calculator, which creates its Pokémon and moves once per fighter and move. */
export class Calculation {
  private readonly attackers = new WeakMap<Fighter, ReusablePokemon>()
  private readonly defenders = new WeakMap<Fighter, ReusablePokemon>()
  private readonly moves = new WeakMap<BattleMove, ReusableMove>()

  /** Returns HP. Throws if the calculator doesn't know a name. */
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
    const rolls = typeof first === 'object' ? first : damage.filter((roll) => typeof roll === 'number')
    return timesFactor(withMoreHelp(rolls, hit.helped, result.move), factor)
  }

  /**
   * Returns the move's type when this user uses it. `undefined` if weather or terrain may change the type, or if it
   * isn't one of the 18. Throws if the calculator doesn't know a name.
   */
  settledType(hit: Hit): TypeName | undefined {
    if (TYPE_BY_FIELD.has(hit.move.name)) return undefined
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
    const calculatorMove = this.moves.get(move) ?? makeMove(move)
    this.moves.set(move, calculatorMove)
    return calculatorMove
  }
}

// The calculator has only two types per target. Applying a third type after its rolls rounds once more.
function thirdTypeFactor({ attacker, defender }: Hit, type: string): number {
  const third = defender.terastallized ? undefined : defender.fighter.types[2]
  const attack = TYPE_NAMES.find((name) => name === type)
  if (third === undefined || attack === undefined) return 1
  return third === 'Ghost' && abilityOf(attacker).hitsGhosts ? 1 : effectivenessOn(attack, third)
}

function timesFactor(rolls: readonly number[], factor: number): readonly number[] {
  return factor === 1 ? rolls : rolls.map((roll) => Math.max(1, Math.floor(roll * factor)))
}

function makeMove({ name, basePower, hits: [, maxHits] }: BattleMove): ReusableMove {
  const move = new ReusableMove(calculatorMove(name).name, basePower)
  if (RULES_IN_BATTLE.has(name)) move.withoutOwnRules()
  return maxHits > 1 ? move.oneOfSeveral() : move
}
