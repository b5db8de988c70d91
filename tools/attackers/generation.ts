import { Generations as DataGenerations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { Generations as CalculatorGenerations } from '@smogon/calc'

/** The creatures, moves and learnsets of Scarlet and Violet. */
export const dataOfGeneration9 = new DataGenerations(Dex).get(9)

/** The same generation as the damage calculator knows it. */
export const calculatorOfGeneration9 = CalculatorGenerations.get(9)
