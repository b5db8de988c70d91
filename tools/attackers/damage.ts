import { calculate, Field, type Move, type Pokemon, type Result } from '@smogon/calc'
import { calculatorOfGeneration9 } from './generation'

/** The rolls of the damage formula, all equally likely. Source: https://bulbapedia.bulbagarden.net/wiki/Damage */
export const ROLLS = 16

const FIELD = new Field({ gameType: 'Singles' })

/** One use of a move: no weather, no terrain, no boosts, no critical hit. */
export function strike(attacker: Pokemon, defender: Pokemon, move: Move): Result {
  return calculate(calculatorOfGeneration9, attacker, defender, move, FIELD)
}

/** The damage of all 16 rolls together, in HP: 16 times the mean. A move of several hits counts all of them. */
export function sumOfRolls({ damage }: Result): number {
  if (typeof damage === 'number') return damage * ROLLS
  return damage.reduce<number>((sum, rolls) => sum + (typeof rolls === 'number' ? rolls : sumOf(rolls)), 0)
}

function sumOf(rolls: readonly number[]): number {
  return rolls.reduce((sum, roll) => sum + roll, 0)
}

/** The damage of the highest roll, in HP. */
export function highestRoll(result: Result): number {
  return result.range()[1]
}
