import {
  array,
  literal,
  nullable,
  nullish,
  number,
  object,
  record,
  safeParse,
  string,
  unknown,
} from 'zod/mini'
import { partsOfLine } from '@/lib/builds/set-line'
import { jsonOf } from '@/lib/json-of'
import { joinedSets } from './box'

const text = nullish(string())

const setSchema = object({
  species: text,
  name: text,
  ability: text,
  item: text,
  nature: text,
  teraType: text,
  gender: text,
  evs: nullish(record(string(), number())),
  moves: nullish(array(nullable(string()))),
})

const listSchema = array(unknown())
const strategySchema = object({ pokemon: listSchema })
const raidersSchema = object({ raiders: listSchema })
const bossSchema = object({ id: literal(0) })

/**
 * The sets of a JSON text as text of Pokémon Showdown: of a list of sets, of `raiders`, or of `pokemon` as
 * tera-raid-builder writes them, where the one with the id 0 is the boss and left out. An entry that is no set stays as a
 * line, `Entry 3: {…}`, which the reader of sets names. `undefined` for no JSON, and JSON of another form. Never throws.
 * Source: https://github.com/theastrogoth/tera-raid-builder (`LightPokemon`).
 */
export function setsOfJson(json: string): string | undefined {
  const entries = entriesOf(jsonOf(json.replace(/^\ufeff/, '')))
  return entries && joinedSets(entries.map(setText))
}

function entriesOf(value: unknown): readonly unknown[] | undefined {
  const strategy = safeParse(strategySchema, value).data
  if (strategy) return strategy.pokemon.filter((entry) => !safeParse(bossSchema, entry).success)
  return safeParse(raidersSchema, value).data?.raiders ?? safeParse(listSchema, value).data
}

function setText(entry: unknown, place: number): string {
  const { data: set } = safeParse(setSchema, entry)
  // In Showdown's own form, `name` is the nickname; elsewhere it is the Pokémon.
  const species = set?.species || set?.name
  if (!set || !species || !beginsSet(species)) return `Entry ${place + 1}: ${JSON.stringify(entry)}`
  return [
    oneLine(set.item ? `${species} @ ${set.item}` : species),
    ...line('Gender', set.gender),
    ...line('Ability', set.ability),
    ...line('Tera Type', set.teraType),
    ...line('EVs', effortValues(set.evs ?? {})),
    ...line('Nature', set.nature),
    ...(set.moves ?? []).flatMap((move) => (move && move !== '(No Move)' ? oneLine(`- ${move}`) : [])),
  ].join('\n')
}

// A name such as `- Splash` or `===` would go to the Pokémon above, or be taken for a heading.
function beginsSet(species: string): boolean {
  return /^\p{L}/u.test(species) && partsOfLine(oneLine(species)) === undefined
}

function line(key: string, value: string | null | undefined): readonly string[] {
  return value ? [oneLine(`${key}: ${value}`)] : []
}

function effortValues(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== 0)
    .map(([stat, value]) => `${value} ${stat}`)
    .join(' / ')
}

// A line end within a name would begin another line of the set.
function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ')
}
