import {
  _default,
  array,
  type infer as Infer,
  length,
  literal,
  nullable,
  nullish,
  number,
  object,
  pipe,
  record,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'zod/mini'
import { PERFECT_IV } from '@/data/pokemon/stats'
import { partsOfLine } from '@/lib/builds/set-line'
import { jsonOf } from '@/lib/json-of'
import { joinedSets } from './box'

/** The sets of a text of another form, as text of Pokémon Showdown. */
export interface SetsFound {
  readonly text: string
  /** How many substitutes of a strategy are left out. */
  readonly substitutes: number
}

const named = union([
  string(),
  pipe(
    object({ name: string() }),
    transform(({ name }) => name),
  ),
  pipe(
    object({ move: string() }),
    transform(({ move }) => move),
  ),
  pipe(
    object({ id: string() }),
    transform(({ id }) => id),
  ),
])

const STATS = ['HP', 'Atk', 'Def', 'SpA', 'SpD', 'Spe'] as const

const figures = union([
  string(),
  pipe(
    array(number()).check(length(STATS.length)),
    transform((values) => Object.fromEntries(STATS.map((stat, place) => [stat, values[place] ?? 0]))),
  ),
  record(string(), number()),
])

/** Of one of these and a name each set has. */
const parts = {
  ability: nullish(named),
  item: nullish(named),
  nature: nullish(named),
  teratype: nullish(named),
  evs: nullish(figures),
  ivs: nullish(figures),
  level: nullish(number()),
  moves: nullish(array(nullable(named))),
}

const setSchema = object({
  species: nullish(named),
  name: nullish(string()),
  gender: nullish(string()),
  ...parts,
})

type JsonSet = Infer<typeof setSchema>

const listSchema = array(unknown())
const objectSchema = record(string(), unknown())
const bossSchema = object({ id: literal(0) })
const strategySchema = object({
  pokemon: listSchema,
  // Teams of other programs have a list of Pokémon too.
  turns: listSchema,
  substitutes: _default(array(listSchema), []),
})

/** Teams are nested no deeper: `{ "teams": [{ "team": […] }] }`. */
const DEEPEST = 4

/**
 * The sets of a JSON text: see `setsOfValue`. `undefined` for no JSON, and JSON of another form. Never throws.
 */
export function setsOfJson(json: string): SetsFound | undefined {
  return setsOfValue(jsonOf(json.replace(/^\ufeff/, '')))
}

/**
 * The sets of a JSON value: of one set, of a list of sets, of a list under any key, or of a strategy of tera-raid-builder.
 * A strategy's boss, which has the id 0, is left out; substitutes are left out and counted; who has no moves is taken, and
 * does nothing in battles. An entry that isn't a set stays as a line, `Entry 3: {…}`, and the reader of sets reports it.
 * `undefined` for a value of another form. Never throws.
 * Source: https://github.com/theastrogoth/tera-raid-builder (`LightBuildInfo`).
 */
export function setsOfValue(value: unknown): SetsFound | undefined {
  try {
    return setsFound(value)
  } catch {
    // Lists in lists, by the thousand, can be parsed and not written.
    return undefined
  }
}

function setsFound(value: unknown): SetsFound | undefined {
  const strategy = safeParse(strategySchema, value).data
  if (strategy) {
    const { pokemon, substitutes } = strategy
    const raiders = pokemon.filter((entry) => !safeParse(bossSchema, entry).success)
    return {
      text: joinedSets(raiders.map((entry, place) => setText(entry, place, COMPLETE))),
      substitutes: substitutes.flat().length,
    }
  }
  const entries = Array.isArray(value) ? value.flatMap(teamOr) : entriesIn(value, 0)
  return entries && { text: joinedSets(entries.map((entry, place) => setText(entry, place))), substitutes: 0 }
}

// In a list, what is a team gives its sets; what is none stays an entry.
function teamOr(entry: unknown): readonly unknown[] {
  return entriesIn(entry, 1) ?? [entry]
}

/** The sets that an object is or has, in its order; `undefined` for none. */
function entriesIn(value: unknown, depth: number): readonly unknown[] | undefined {
  if (depth > DEEPEST) return undefined
  if (isSet(value)) return [value]
  if (Array.isArray(value)) return value.some(isSet) ? value : found(value, depth)
  const object = objectOf(value)
  return object && found(Object.values(object), depth)
}

function found(values: readonly unknown[], depth: number): readonly unknown[] | undefined {
  const entries = values.flatMap((one) => (Object(one) === one ? (entriesIn(one, depth + 1) ?? []) : []))
  return entries.length > 0 ? entries : undefined
}

function isSet(value: unknown): boolean {
  const set = withPlainKeys(objectOf(value) ?? {})
  const hasName = typeof set.name === 'string' || set.species !== undefined
  return hasName && Object.keys(parts).some((part) => part in set)
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return safeParse(objectSchema, value).data
}

const KEYS: ReadonlyMap<string, string> = new Map([
  ['tera', 'teratype'],
  ['helditem', 'item'],
  ['ev', 'evs'],
  ['effortvalues', 'evs'],
  ['iv', 'ivs'],
  ['individualvalues', 'ivs'],
  ['moveset', 'moves'],
  ['sex', 'gender'],
  ['pokemon', 'species'],
])

/** An object by its keys as `setSchema` has them, however they are written: `tera_type`, `teraType`, `EVs`. */
function withPlainKeys(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const plain = key.toLowerCase().replace(/[^a-z]/g, '')
      return [KEYS.get(plain) ?? plain, one]
    }),
  )
}

/** Texts for parts that a set lacks. */
interface Lacking {
  readonly ability?: string
  readonly move?: string
}

/** A raider of a strategy lacks what does not matter to it. */
const COMPLETE: Lacking = { ability: '(No Ability)', move: '(No Move)' }

function setText(entry: unknown, place: number, lacking: Lacking = {}): string {
  const set = safeParse(setSchema, withPlainKeys(objectOf(entry) ?? {})).data
  // In Showdown's own form, `name` is the nickname; elsewhere it is the Pokémon.
  const species = set?.species || set?.name
  if (!set || !species || !beginsSet(species)) return `Entry ${place + 1}: ${JSON.stringify(entry)}`
  return textOf(species, set, lacking)
}

function textOf(species: string, set: JsonSet, lacking: Lacking): string {
  const moves = (set.moves ?? []).flatMap((move) => (move && move !== COMPLETE.move ? move : []))
  const said = moves.length === 0 && lacking.move ? [lacking.move] : moves
  return [
    oneLine(set.item ? `${species} @ ${set.item}` : species),
    ...line('Gender', set.gender),
    ...line('Ability', set.ability || lacking.ability),
    ...line('Level', set.level?.toString()),
    ...line('Tera Type', set.teratype),
    ...line('EVs', figuresText(set.evs, 0)),
    ...line('Nature', set.nature),
    ...line('IVs', figuresText(set.ivs, PERFECT_IV)),
    ...said.map((move) => oneLine(`- ${move}`)),
  ].join('\n')
}

// A name such as `- Splash` or `===` would go to the Pokémon above, or be taken for a heading.
function beginsSet(species: string): boolean {
  return /^\p{L}/u.test(species) && partsOfLine(oneLine(species)) === undefined
}

function line(key: string, value: string | null | undefined): readonly string[] {
  return value ? [oneLine(`${key}: ${value}`)] : []
}

function figuresText(values: JsonSet['evs'], usual: number): string {
  if (typeof values === 'string') return values
  return Object.entries(values ?? {})
    .filter(([, value]) => value !== usual)
    .map(([stat, value]) => `${value} ${stat}`)
    .join(' / ')
}

// A line end within a name would begin another line of the set.
function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ')
}
