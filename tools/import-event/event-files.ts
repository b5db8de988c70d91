import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { EventRewardTable } from '@/data/events/rewards'
import { parseRecords } from '@/data/parse-records'
import { prioritySchema } from './game-priority'
import { type Row, rowSchema } from './game-raid'
import { fixedRewardSchema, lotteryRewardSchema, rewardTableOf } from './game-rewards'

export interface ReadRaid {
  readonly row: Row
  readonly rewards: EventRewardTable
}

export interface ParsedEvent {
  readonly number: string
  readonly name: string
  /** The number in the event's own file, and the day in this number: `20261120`, `2026-11-20`. */
  readonly id: number
  readonly day: string
  readonly crystals: ReadonlyMap<number, number>
  readonly raids: readonly ReadRaid[]
}

interface GameFile {
  readonly path: string
  readonly table: readonly unknown[]
}

/**
 * Reads the newest files in the folder of an event, as in the gallery. Throws with the file and the field if a value is
 * missing, wrong or an unknown number.
 *
 * @param folder its name is the event's number and name: `149 Snorlax the Unrivaled`
 */
export async function readEvent(folder: string): Promise<ParsedEvent> {
  const [, number, name] = /^(\d{3}[a-z]?) (.+)$/.exec(basename(folder)) ?? []
  if (!number || !name)
    throw new Error(`${folder}: its name must be a number and a name, such as 149 Snorlax the Unrivaled`)
  const json = join(folder, 'Json')
  const suffix = await newestSuffix(json)
  const readFileOf = (file: string) => readGameFile(join(json, `${file}${suffix}.json`))
  const fixed = await readFileOf('fixed_reward_item_array')
  const lottery = await readFileOf('lottery_reward_item_array')
  const priority = await readFileOf('raid_priority_array')
  const raids = rowsIn(await readFileOf('raid_enemy_array')).map((row) => ({
    row,
    rewards: rewardTableOf(
      rewardsIn(fixed, fixedRewardSchema, row.DropTableFix),
      rewardsIn(lottery, lotteryRewardSchema, row.DropTableRandom),
    ),
  }))
  const event = priorityIn(priority)
  const groups = new Set(raids.map(({ row }) => row.DeliveryGroupID))
  if (!isDeepStrictEqual(groups, new Set(event.crystals.keys())))
    throw new Error(
      `${priority.path}: GroupID: the groups with crystals are not those with raids: ${[...groups]}`,
    )
  return { number, name, ...event, raids }
}

/** Empty, `_1_3_0`, `_3_0_0`. */
async function newestSuffix(folder: string): Promise<string> {
  const suffixes = (await readdir(folder)).flatMap(
    (file) => /^raid_enemy_array((?:_\d+)*)\.json$/.exec(file)?.[1] ?? [],
  )
  const newest = suffixes.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1)
  if (newest === undefined) throw new Error(`${folder}: raid_enemy_array.json is missing`)
  return newest
}

// Names of reward tables are hashes that exceed the safe integers of JSON.parse, so they become strings.
const HASHES = /("(?:TableName|DropTableFix|DropTableRandom)":\s*)(\d+)/g

async function readGameFile(path: string): Promise<GameFile> {
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').replace(HASHES, '$1"$2"')
  return {
    path,
    table: parseRecords(path, z.object({ Table: z.array(z.unknown()) }), parseJson(path, text)).Table,
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path}: is not JSON`, { cause: error })
  }
}

const rowOfAnySchema = z.object({
  Info: z.looseObject({
    Difficulty: z.int(),
    BossPokePara: z.looseObject({ DevId: z.int(), Level: z.int() }),
  }),
})

/** Skips the empty rows and the row of level 1 in files of old versions. */
function rowsIn({ path, table }: GameFile): Row[] {
  return table.flatMap((record, index) => {
    const where = `${path}: row ${index + 1}`
    const { Info } = parseRecords(where, rowOfAnySchema, record)
    const { Difficulty, BossPokePara } = Info
    const isRaid = Difficulty !== 0 && BossPokePara.DevId !== 0 && BossPokePara.Level !== 1
    return isRaid ? parseRecords(where, rowSchema, Info) : []
  })
}

const tableOfAnySchema = z.looseObject({ TableName: z.string() })

function rewardsIn<T extends z.ZodType>(
  { path, table }: GameFile,
  rewardSchema: T,
  name: string,
): z.infer<T>[] {
  const tables = parseRecords(path, z.array(tableOfAnySchema), table)
  const namedTable = tables.find(({ TableName }) => TableName === name)
  if (!namedTable) throw new Error(`${path}: has no table ${name}, which a raid names`)
  const { TableName, ...rewards } = namedTable
  return Object.values(
    parseRecords(`${path}: table ${TableName}`, z.record(z.string(), rewardSchema), rewards),
  )
}

const rowOfAnyEventSchema = z.looseObject({ VersionNo: z.int() })

/** Skips the empty rows in old files, whose number is 0. */
function priorityIn({ path, table }: GameFile): Pick<ParsedEvent, 'id' | 'day' | 'crystals'> {
  const numbers = parseRecords(path, z.array(rowOfAnyEventSchema), table).map(({ VersionNo }) => VersionNo)
  const [index, another] = [...numbers.keys()].filter((row) => numbers[row] !== 0)
  if (index === undefined || another !== undefined)
    throw new Error(`${path}: VersionNo: exactly one row must have a number other than 0`)
  const { VersionNo, GroupID } = parseRecords(`${path}: row ${index + 1}`, prioritySchema, table[index])
  return { ...VersionNo, crystals: GroupID.Groups }
}
