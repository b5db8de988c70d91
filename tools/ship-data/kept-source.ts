import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import { creaturesSchema, movesSchema } from '@/data/shipped/schema'
import type { CreatureSource } from './sources'

/**
 * What a folder of shipped data holds, as a source: no service is asked.
 * Rejects, naming the file and the field, when a file is none of this version.
 */
export async function keptSource(folder: string): Promise<CreatureSource> {
  const creatures = await parseFile(join(folder, 'creatures.json'), creaturesSchema)
  const moves = await parseFile(join(folder, 'moves.json'), movesSchema)
  return {
    creature: async (key) => creatures[key] ?? missing(key),
    move: async (key) => moves[key] ?? missing(key),
  }
}

async function parseFile<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseRecords(file, schema, JSON.parse(await readFile(file, 'utf8')))
}

function missing(key: string): never {
  throw new Error(`${key} is not among the shipped data`)
}
