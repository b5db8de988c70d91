import * as v from 'valibot'
import { once } from './once'

/**
 * Parses the content of a data file. Throws on a wrong record, with a message that names the file, the record and every
 * wrong field:
 * `data/rosters/five-star.json: Garchomp: level: Invalid type: Expected number but received "75"`.
 *
 * @param file the path of the file, for the message
 * @param schema the schema of the whole file
 * @param content the file's JSON
 */
export function parseRecords<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  const faults = result.issues.map(({ path = [], message }) => {
    const [record, ...field] = path.map(({ key }) => key)
    return [file, nameOf(content, record), field.join('.'), message].filter(Boolean).join(': ')
  })
  throw new Error(faults.join('\n'))
}

/**
 * The records of a data file by their keys, each parsed when it is first read: a raid needs one creature and some moves, and
 * a slow phone takes long to check all. Reading a wrong one throws as `parseRecords` does.
 *
 * @param file the path of the file, for the message
 * @param schema the schema of one record
 * @param content the file's JSON
 */
export function recordsByKey<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  content: Readonly<Record<string, unknown>>,
): Readonly<Record<string, v.InferOutput<Schema>>> {
  const records: Record<string, v.InferOutput<Schema>> = {}
  for (const [key, record] of Object.entries(content)) {
    const get = once(() => parseRecords(`${file}: ${key}`, schema, record))
    Object.defineProperty(records, key, { get, enumerable: true })
  }
  return records
}

function nameOf(content: unknown, record: unknown): string {
  if (Array.isArray(content) && typeof record === 'number') {
    const entry: unknown = content[record]
    const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined
    return typeof name === 'string' && name ? name : `record ${record + 1}`
  }
  return record === undefined ? '' : String(record)
}
