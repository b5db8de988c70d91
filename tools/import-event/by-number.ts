import { Dex } from '@pkmn/dex'
import * as z from 'zod'
import { gameNumbers } from '@/data/events/game-numbers'
import { machines } from '@/data/moves/machines'
import { NATURES } from '@/data/pokemon/stats'

/** The schema of a number of the game: its name, or a fault that says what has no such number. */
function named<Name>(what: string, nameOf: (number: number) => Name | undefined) {
  return z.int().transform((number, context): Name => {
    const name = nameOf(number)
    if (name !== undefined) return name
    context.addIssue(`${number} is no ${what} that is known here`)
    return z.NEVER
  })
}

/** The schema of a number that stands for its place among these. */
export function pickedBy<const Names extends readonly unknown[]>(what: string, names: Names) {
  return named<Names[number]>(what, (place) => names[place])
}

/** 0 is `nothing`; any other number has a name. */
function orNothing<Name>(nameOf: (number: number) => Name | undefined) {
  return (number: number) => (number === 0 ? 'nothing' : nameOf(number))
}

/** Numbers of machines: the first, and the number of the item that teaches it. */
const MACHINES = [
  { first: 1, last: 92, item: 328 },
  { first: 93, last: 95, item: 618 },
  { first: 96, last: 99, item: 690 },
  { first: 100, last: 229, item: 2160 },
]

function moveName(number: number): string | undefined {
  return Dex.moves.all().find(({ num }) => num === number)?.name
}

function itemName(number: number): string | undefined {
  return (
    machineName(number) ??
    gameNumbers.items[number] ??
    Dex.items.all().find(({ num }) => num === number)?.name
  )
}

function machineName(number: number): string | undefined {
  const row = MACHINES.find(({ first, last, item }) => number >= item && number <= item + last - first)
  if (!row) return undefined
  const machine = row.first + number - row.item
  return `TM${String(machine).padStart(3, '0')} ${machines[machine - 1]}`
}

/** A move by its number; 0 is `nothing`. */
export const moveByNumber = named('move', orNothing(moveName))

/** An item by its number, a machine with its move: `TM123 Surf`; 0 is `nothing`. */
export const itemByNumber = named('item', orNothing(itemName))

/** A nature by its number; 0 is `any`. */
export const natureByNumber = pickedBy('nature', ['any', ...NATURES.flat()])

/** The place of a Pokémon in the National Pokédex, by the game's own number. */
export const pokedexByNumber = named('Pokémon', (number) =>
  number < 917 ? number : gameNumbers.pokedexFrom917[number - 917],
)

/** The schema of a whole number within these bounds, both of them allowed. Its fault says the number, and the bounds. */
export function wholeNumber(least: number, most: number) {
  const error = ({ input }: { readonly input?: unknown }) =>
    `${JSON.stringify(input)} is no whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error })
}
