import { en } from 'zod/locales'
import { config, type core, safeParse } from 'zod/mini'

// Needed, since zod/mini has no messages of its own.
config(en())

/**
 * Parses external input or the content of a data file. Throws on a wrong record; the message names the file, the
 * record and every wrong field: `data/rosters/five-star.json: Garchomp: level: Invalid input: expected number,
 * received string`.
 *
 * @param file path, for the message
 * @param schema for the whole file
 */
export function parseRecords<T extends core.$ZodType>(
  file: string,
  schema: T,
  content: unknown,
): core.output<T> {
  const result = safeParse(schema, content)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path: [record, ...field], message }) =>
    [file, nameOf(content, record), field.join('.'), message].filter(Boolean).join(': '),
  )
  throw new Error(faults.join('\n'))
}

function nameOf(content: unknown, record: PropertyKey | undefined): string {
  if (Array.isArray(content) && typeof record === 'number') {
    const entry: unknown = content[record]
    const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined
    return typeof name === 'string' && name ? name : `record ${record + 1}`
  }
  return record === undefined ? '' : String(record)
}
