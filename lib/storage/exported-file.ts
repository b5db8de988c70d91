import {
  array,
  literal,
  maxLength,
  minLength,
  never,
  object,
  optional,
  enum as picklist,
  regex,
  safeParse,
  string,
  tuple,
  union,
} from 'zod/mini'
import { jsonOf } from '@/lib/json-of'
import { RAID_KEY_PATTERN } from '@/lib/raid/raid-id'
import { type Beaten, DAY_PATTERN, NOTHING_BEATEN } from './beaten'
import { LONGEST_NAME, MOST_OWNED, type Owned } from './owned'
import { NOTHING_SAID, WORKED_KEY_PATTERN, type Worked } from './worked'

const MAX_RAIDS = 2000
const MAX_BUILDS = 20_000

/** The creatures that are owned. */
export const ownedSchema = array(string().check(minLength(1), maxLength(LONGEST_NAME))).check(
  maxLength(MOST_OWNED),
)

/** The raids that are beaten, each with its day. */
export const beatenSchema = array(
  tuple([
    string().check(regex(new RegExp(`^${RAID_KEY_PATTERN}$`))),
    string().check(regex(new RegExp(`^${DAY_PATTERN}$`))),
  ]),
).check(maxLength(MAX_RAIDS))

/** What is said of builds. */
const workedSchema = array(
  tuple([string().check(regex(new RegExp(`^${WORKED_KEY_PATTERN}$`))), picklist(['worked', 'failed'])]),
).check(maxLength(MAX_BUILDS))

/** Version 1 had the owned creatures alone, and no number; version 2 said nothing of builds. */
const fileSchema = union([
  object({ version: literal(3), creatures: ownedSchema, beaten: beatenSchema, worked: workedSchema }),
  object({ version: literal(2), creatures: ownedSchema, beaten: beatenSchema }),
  object({ version: optional(never()), creatures: ownedSchema }),
])

/** All that a visitor keeps on a device and takes to another one. */
export interface KeptFile {
  readonly owned: Owned
  readonly beaten: Beaten
  readonly worked: Worked
}

/** Parses an exported file of any version. Gives `undefined` when it is invalid. */
export function parseKeptFile(text: string): KeptFile | undefined {
  const { data: file } = safeParse(fileSchema, jsonOf(text))
  if (!file) return undefined
  return {
    owned: new Set(file.creatures),
    beaten: file.version ? new Map(file.beaten) : NOTHING_BEATEN,
    worked: file.version === 3 ? new Map(file.worked) : NOTHING_SAID,
  }
}

/** The text of an exported file, of version 3. */
export function keptFileText({ owned, beaten, worked }: KeptFile): string {
  return JSON.stringify({
    version: 3,
    creatures: [...owned].sort(),
    beaten: [...beaten],
    worked: [...worked],
  })
}
