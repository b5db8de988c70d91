import { Dex } from '@pkmn/dex'
import * as z from 'zod'
import { gameNumbers } from '@/data/events/game-numbers'
import { machines } from '@/data/moves/machines'
import { NATURES } from '@/data/pokemon/stats'

/** Returns the schema of a number of the game. Parsing returns the name, or a fault for an unknown number. */
function named<T>(what: string, nameOf: (number: number) => T | undefined) {
  return z.int().transform((number, context): T => {
    const name = nameOf(number)
    if (name !== undefined) return name
    context.addIssue(`${number} is not a known ${what}`)
    return z.NEVER
  })
}

export function indexInto<const Names extends readonly unknown[]>(what: string, names: Names) {
  return named<Names[number]>(what, (position) => names[position])
}

function orNothing<T>(nameOf: (number: number) => T | undefined) {
  return (number: number) => (number === 0 ? 'nothing' : nameOf(number))
}

/** Ranges of TM numbers, with the item number of the first TM. */
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

export const moveByNumber = named('move', orNothing(moveName))

/** A TM includes its move: `TM123 Surf`. 0 is `nothing`. */
export const itemByNumber = named('item', orNothing(itemName))

export const natureByNumber = indexInto('nature', ['any', ...NATURES.flat()])

/** Parses the game's own number of a Pokémon as a number of the National Pokédex. */
export const pokedexByNumber = named('Pokémon', (number) =>
  number < 917 ? number : gameNumbers.pokedexFrom917[number - 917],
)

/** Both bounds are included. A fault has the number and the bounds. */
export function wholeNumber(min: number, max: number) {
  const error = ({ input }: { readonly input?: unknown }) =>
    `${JSON.stringify(input)} is not a whole number from ${min} to ${max}`
  return z.int({ error }).min(min, { error }).max(max, { error })
}
