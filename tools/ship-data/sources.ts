import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { type GraphQLSchema, graphql } from 'graphql'
import type * as z from 'zod'
import { parseRecords } from '@/data/parse-records'
import { type Creature, creaturesSchema, type Move, movesSchema } from '@/data/shipped/schema'
import { creatureOfAnswer, moveOfAnswer } from '@/lib/service/answer'
import { GET_MOVE, GET_POKEMON } from '@/lib/service/documents'
import { creatureQuery, isUnanswered, moveQuery } from '@/lib/service/queries'
import { fetchCreature, fetchMove } from '@/lib/service/service'
import { createCreatureSchema } from '@/servers/creature-service/schema'

/** Maximum calls at a time, to spare a public API. */
export const CALLS_AT_A_TIME = 4

/** An unavailable key rejects with a message that names it. */
export interface CreatureSource {
  creature(key: string): Promise<Creature>
  move(key: string): Promise<Move>
}

/**
 * In this process, without network or server.
 *
 * @param schema a schema other than the correct one
 */
export function localSource(schema = createCreatureSchema()): CreatureSource {
  return {
    async creature(key) {
      const data = await execute(schema, `GetPokemon ${key}`, GET_POKEMON, { pokemon: key })
      return creatureOfAnswer(data, key)
    },
    async move(key) {
      const data = await execute(schema, `getMove ${key}`, GET_MOVE, { move: key })
      return moveOfAnswer(data, key)
    },
  }
}

export function liveSource(address: string): CreatureSource {
  const client = new QueryClient()
  return {
    creature: (key) =>
      client.fetchQuery({
        ...creatureQuery(key),
        queryFn: ({ signal }) => fetchCreature(key, signal, address),
      }),
    move: (key) =>
      client.fetchQuery({ ...moveQuery(key), queryFn: ({ signal }) => fetchMove(key, signal, address) }),
  }
}

/** The second source has the species that the API is known to lack. */
export function withoutGaps(source: CreatureSource, fallback: CreatureSource): CreatureSource {
  return { ...source, creature: (key) => (isUnanswered(key) ? fallback : source).creature(key) }
}

async function execute(
  schema: GraphQLSchema,
  name: string,
  source: string,
  variableValues: Record<string, string>,
): Promise<unknown> {
  const { data, errors } = await graphql({ schema, source, variableValues })
  if (errors) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`)
  return data
}

/**
 * Reads bundled data of a folder as a source, without calls. Rejects with the file and the field if a file is not of
 * this version.
 */
export async function storedSource(folder: string): Promise<CreatureSource> {
  const creatures = await parseFile(join(folder, 'creatures.json'), creaturesSchema)
  const moves = await parseFile(join(folder, 'moves.json'), movesSchema)
  return {
    creature: async (key) => creatures[key] ?? throwMissing(key),
    move: async (key) => moves[key] ?? throwMissing(key),
  }
}

async function parseFile<T extends z.ZodType>(file: string, schema: T): Promise<z.infer<T>> {
  return parseRecords(file, schema, JSON.parse(await readFile(file, 'utf8')))
}

function throwMissing(key: string): never {
  throw new Error(`${key} is not among the shipped data`)
}

export const SERVICE_OPTION = { type: 'string', value: 'https://…', about: 'asks this service' } as const

export function namedService(url: string | undefined): string | undefined {
  if (url === undefined || isWebAddress(url)) return url
  throw new Error(`--url ${url}: not an address, such as https://service.example/v8`)
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}
