import * as z from 'zod/mini'
import { LONGEST_NAME, MOST_OWNED, type Owned } from '@/lib/bring/owned'
import { jsonOf } from '@/lib/json-of'
import { RAID_KEY_PATTERN } from '@/lib/raid/raid-id'
import { type Beaten, DAY_PATTERN, NOTHING_BEATEN } from './beaten'
import { NOTHING_SAID, WORKED_KEY_PATTERN, type Worked } from './worked'

const MAX_RAIDS = 2000
const MAX_BUILDS = 20_000

/** The creatures that are owned. */
export const ownedSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)))
  .check(z.maxLength(MOST_OWNED))

/** The raids that are beaten, each with its day. */
export const beatenSchema = z
  .array(
    z.tuple([
      z.string().check(z.regex(new RegExp(`^${RAID_KEY_PATTERN}$`))),
      z.string().check(z.regex(new RegExp(`^${DAY_PATTERN}$`))),
    ]),
  )
  .check(z.maxLength(MAX_RAIDS))

/** What is said of builds. */
const workedSchema = z
  .array(
    z.tuple([z.string().check(z.regex(new RegExp(`^${WORKED_KEY_PATTERN}$`))), z.enum(['worked', 'failed'])]),
  )
  .check(z.maxLength(MAX_BUILDS))

/** Version 1 had the owned creatures alone, and no number; version 2 said nothing of builds. */
const fileSchema = z.union([
  z.object({ version: z.literal(3), creatures: ownedSchema, beaten: beatenSchema, worked: workedSchema }),
  z.object({ version: z.literal(2), creatures: ownedSchema, beaten: beatenSchema }),
  z.object({ version: z.optional(z.undefined()), creatures: ownedSchema }),
])

/** All that a visitor keeps on a device and takes to another one. */
export interface KeptFile {
  readonly owned: Owned
  readonly beaten: Beaten
  readonly worked: Worked
}

/** Parses an exported file of any version. Gives `undefined` when it is invalid. */
export function parseKeptFile(text: string): KeptFile | undefined {
  const { data } = fileSchema.safeParse(jsonOf(text))
  if (!data) return undefined
  return {
    owned: new Set(data.creatures),
    beaten: data.version ? new Map(data.beaten) : NOTHING_BEATEN,
    worked: data.version === 3 ? new Map(data.worked) : NOTHING_SAID,
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
