import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { jsonOf } from '@/lib/json-of'
import { type MarkedRaid, markKey, RAID_KEY_PATTERN, raidKey } from '@/lib/raid/raid-id'
import { type StoredValue, storedValue } from './stored-value'
import type { ExportedName } from './what-is-stored'

/** Names in @pkmn/dex. */
export type Owned = ReadonlySet<string>

/** By `markKey`, with the day as `2026-11-22`. */
export type Beaten = ReadonlyMap<string, string>

const VERDICTS = ['worked', 'failed'] as const
export type Verdict = (typeof VERDICTS)[number]

/** By `workedKey`. */
export type Worked = ReadonlyMap<string, Verdict>

export interface Marks {
  readonly owned: Owned
  readonly beaten: Beaten
  readonly worked: Worked
}

interface Mark<T> extends StoredValue<T> {
  readonly property: string
  readonly jsonOf: (marks: T) => unknown
  readonly fromJson: (json: unknown) => T | undefined
  /** `own` wins conflicts. */
  readonly merge: (own: T, imported: T) => T
}

export const NOTHING_OWNED: Owned = new Set()

const MAX_OWNED = 2000
const MAX_NAME_LENGTH = 50

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.length > 0 && name.length <= MAX_NAME_LENGTH

/** JSON. Invalid text gives an empty set. Skips invalid names. */
export const SPECIES_FORMAT = {
  nothing: NOTHING_OWNED,
  parse: (text: string): Owned => new Set(creaturesIn(jsonOf(text)).filter(isName).slice(0, MAX_OWNED)),
  textOf: (species: Owned) => JSON.stringify({ creatures: [...species].sort() }),
}

function creaturesIn(json: unknown): readonly unknown[] {
  const hasCreatures = typeof json === 'object' && json !== null && 'creatures' in json
  return hasCreatures && Array.isArray(json.creatures) ? json.creatures : []
}

const storedOwned: Mark<Owned> = {
  ...storedValue('owned', SPECIES_FORMAT),
  property: 'creatures',
  jsonOf: (owned) => [...owned].sort(),
  fromJson: (json) =>
    Array.isArray(json) && json.length <= MAX_OWNED && json.every(isName) ? new Set(json) : undefined,
  merge: (own, imported) => new Set([...own, ...imported]),
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

const storedBeaten = storedMap('beaten', {
  key: RAID_KEY_PATTERN,
  valueIn: (text) => (DAY.test(text) ? text : undefined),
  max: 2000,
})

const TYPE = `(?:${TYPE_NAMES.join('|')})`

const storedWorked = storedMap('worked', {
  key: `${RAID_KEY_PATTERN}\\|${TYPE}?\\|[^|\\n]{1,50}\\|${TYPE}\\|[^|\\n]{1,50}`,
  valueIn: (text) => VERDICTS.find((verdict) => verdict === text),
  max: 20_000,
})

/** The exported file contains all marks. */
export const MARKS: { readonly [Name in ExportedName]: Mark<Marks[Name]> } = {
  owned: storedOwned,
  beaten: storedBeaten,
  worked: storedWorked,
}

export const NO_MARKS: Marks = {
  owned: storedOwned.nothing,
  beaten: storedBeaten.nothing,
  worked: storedWorked.nothing,
}

interface MapFormat<T> {
  /** Pattern without anchors. */
  readonly key: string
  readonly valueIn: (text: string) => T | undefined
  readonly max: number
}

/** Returns storage for marks with a value each, one per line: `2026-11-22 6/Paldea/Garchomp`. Skips invalid lines. */
function storedMap<T extends string>(
  name: ExportedName,
  { key: pattern, valueIn, max }: MapFormat<T>,
): Mark<ReadonlyMap<string, T>> {
  const KEY = new RegExp(`^(?:${pattern})$`)

  function entryOf(key: unknown, text: unknown): readonly [string, T][] {
    if (typeof key !== 'string' || typeof text !== 'string' || !KEY.test(key)) return []
    const value = valueIn(text)
    return value === undefined ? [] : [[key, value]]
  }

  function entryOfLine(line: string) {
    const end = line.indexOf(' ')
    return entryOf(line.slice(end + 1), line.slice(0, Math.max(end, 0)))
  }

  function entryOfPair(pair: unknown) {
    return Array.isArray(pair) && pair.length === 2 ? entryOf(pair[0], pair[1]) : []
  }

  function fromJson(json: unknown) {
    if (!Array.isArray(json) || json.length > max) return undefined
    const entries = json.flatMap(entryOfPair)
    return entries.length === json.length ? new Map(entries) : undefined
  }

  return {
    ...storedValue<ReadonlyMap<string, T>>(name, {
      nothing: new Map(),
      parse: (text) => new Map(text.split('\n').flatMap(entryOfLine)),
      textOf: (marks) => [...marks].map(([key, value]) => `${value} ${key}`).join('\n'),
    }),
    property: name,
    jsonOf: (marks) => [...marks],
    fromJson,
    merge: (own, imported) => new Map([...imported, ...own]),
  }
}

export function toggleOwned(owned: Owned, species: string): Owned {
  const next = new Set(owned)
  if (!next.delete(species)) next.add(species)
  return next
}

/** Returns the current and the former key of a raid: event raids once had the key of their name, like other raids. */
function keysOf(raid: MarkedRaid): readonly [key: string, former: string] {
  return [markKey(raid), raidKey(raid)]
}

/** Returns `undefined` if the raid isn't marked. */
export function dayBeaten(beaten: Beaten, raid: MarkedRaid): string | undefined {
  const [key, former] = keysOf(raid)
  return beaten.get(key) ?? beaten.get(former)
}

/** Marks a raid as beaten on a day, or unmarks it without a day. */
export function withMark(beaten: Beaten, raid: MarkedRaid, day: string | undefined): Beaten {
  const [key, former] = keysOf(raid)
  const next = new Map(beaten)
  next.delete(former)
  next.delete(key)
  return day ? next.set(key, day) : next
}

/** Returns a day on the visitor's own calendar: `2026-11-22`. */
export function dayOf(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

interface RaidOfBuild extends MarkedRaid {
  readonly teraType?: TypeName | undefined
}

interface RatedBuild {
  readonly species: string
  readonly teraType: TypeName
  readonly move: string
}

/** Returns the key of a build in a raid: `6/Paldea/Garchomp|Fairy|Weezing-Galar|Steel|Gunk Shot`. */
export function workedKey(raid: RaidOfBuild, { species, teraType, move }: RatedBuild): string {
  return [markKey(raid), raid.teraType ?? '', species, teraType, move].join('|')
}

/** Removes the rating if the build already has it. */
export function withVerdict(worked: Worked, key: string, verdict: Verdict): Worked {
  const next = new Map(worked)
  if (worked.get(key) === verdict) next.delete(key)
  else next.set(key, verdict)
  return next
}
