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
import { joinSets } from './box'

export interface SetsFound {
  readonly text: string
  readonly substitutes: number
}

const nameSchema = union([
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

const statsSchema = union([
  string(),
  pipe(
    array(number()).check(length(STATS.length)),
    transform((values) => Object.fromEntries(STATS.map((stat, index) => [stat, values[index] ?? 0]))),
  ),
  record(string(), number()),
])

/** A set has a name and at least one of these parts. */
const partSchemas = {
  ability: nullish(nameSchema),
  item: nullish(nameSchema),
  nature: nullish(nameSchema),
  teratype: nullish(nameSchema),
  evs: nullish(statsSchema),
  ivs: nullish(statsSchema),
  level: nullish(number()),
  moves: nullish(array(nullable(nameSchema))),
}

const setSchema = object({
  species: nullish(nameSchema),
  name: nullish(string()),
  gender: nullish(string()),
  ...partSchemas,
})

type JsonSet = Infer<typeof setSchema>

const listSchema = array(unknown())
const objectSchema = record(string(), unknown())
const bossSchema = object({ id: literal(0) })
const strategySchema = object({
  pokemon: listSchema,
  // `turns` distinguishes a strategy from other programs' teams, which also have a list of Pokémon.
  turns: listSchema,
  substitutes: _default(array(listSchema), []),
})

/** Deep enough for `{ "teams": [{ "team": […] }] }`. */
const MAX_DEPTH = 4

/** Returns `undefined` for invalid JSON, or JSON without sets. Never throws. */
export function setsOfJson(json: string): SetsFound | undefined {
  return setsOfValue(jsonOf(json.replace(/^\ufeff/, '')))
}

/**
 * Finds a set, a list of sets, a list under any key, or a strategy of tera-raid-builder. Returns `undefined` for any
 * other value. Never throws. Omits a strategy's boss, which has the ID 0, and counts omitted substitutes. Writes an
 * entry that isn't a set as a line, `Entry 3: {…}`, so that `readSets` reports it. Source:
 * https://github.com/theastrogoth/tera-raid-builder (`LightBuildInfo`).
 */
export function setsOfValue(value: unknown): SetsFound | undefined {
  try {
    return findSets(value)
  } catch {
    // `JSON.stringify` fails for deeply nested lists that can be parsed.
    return undefined
  }
}

function findSets(value: unknown): SetsFound | undefined {
  const strategy = safeParse(strategySchema, value).data
  if (strategy) {
    const { pokemon, substitutes } = strategy
    const raiders = pokemon.filter((entry) => !safeParse(bossSchema, entry).success)
    return {
      text: joinSets(raiders.map((entry, index) => setText(entry, index, COMPLETE))),
      substitutes: substitutes.flat().length,
    }
  }
  const entries = Array.isArray(value) ? value.flatMap(teamOr) : entriesIn(value, 0)
  return entries && { text: joinSets(entries.map((entry, index) => setText(entry, index))), substitutes: 0 }
}

function teamOr(entry: unknown): readonly unknown[] {
  return entriesIn(entry, 1) ?? [entry]
}

/** Returns the value itself if it is a set, otherwise the sets inside; `undefined` if there are none. */
function entriesIn(value: unknown, depth: number): readonly unknown[] | undefined {
  if (depth > MAX_DEPTH) return undefined
  if (isSet(value)) return [value]
  if (Array.isArray(value)) return value.some(isSet) ? value : entriesInside(value, depth)
  const object = objectOf(value)
  return object && entriesInside(Object.values(object), depth)
}

function entriesInside(values: readonly unknown[], depth: number): readonly unknown[] | undefined {
  const entries = values.flatMap((item) => (Object(item) === item ? (entriesIn(item, depth + 1) ?? []) : []))
  return entries.length > 0 ? entries : undefined
}

function isSet(value: unknown): boolean {
  const set = withPlainKeys(objectOf(value) ?? {})
  const hasName = typeof set.name === 'string' || set.species !== undefined
  return hasName && Object.keys(partSchemas).some((part) => part in set)
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

/** Renames the keys of an object to the keys of `setSchema`: `tera_type`, `teraType` and `EVs` are the same keys. */
function withPlainKeys(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const plain = key.toLowerCase().replace(/[^a-z]/g, '')
      return [KEYS.get(plain) ?? plain, field]
    }),
  )
}

interface Defaults {
  readonly ability?: string
  readonly move?: string
}

const COMPLETE: Defaults = { ability: '(No Ability)', move: '(No Move)' }

function setText(entry: unknown, index: number, defaults: Defaults = {}): string {
  const set = safeParse(setSchema, withPlainKeys(objectOf(entry) ?? {})).data
  // In Showdown's own form, `name` is the nickname; in other formats it is the Pokémon.
  const species = set?.species || set?.name
  if (!set || !species || !beginsSet(species)) return `Entry ${index + 1}: ${JSON.stringify(entry)}`
  return textOf(species, set, defaults)
}

function textOf(species: string, set: JsonSet, defaults: Defaults): string {
  const moves = (set.moves ?? []).flatMap((move) => (move && move !== COMPLETE.move ? move : []))
  const moveNames = moves.length === 0 && defaults.move ? [defaults.move] : moves
  return [
    oneLine(set.item ? `${species} @ ${set.item}` : species),
    ...line('Gender', set.gender),
    ...line('Ability', set.ability || defaults.ability),
    ...line('Level', set.level?.toString()),
    ...line('Tera Type', set.teratype),
    ...line('EVs', figuresText(set.evs, 0)),
    ...line('Nature', set.nature),
    ...line('IVs', figuresText(set.ivs, PERFECT_IV)),
    ...moveNames.map((move) => oneLine(`- ${move}`)),
  ].join('\n')
}

// A name such as `- Splash` or `===` would become a move of the Pokémon above, or a heading.
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

function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ')
}
