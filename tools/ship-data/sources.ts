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

/** How many creatures or moves a source is asked for at a time: a public service is not to be crowded. */
export const CALLS_AT_A_TIME = 4

/** Where creatures and moves come from, by key. A key that cannot be had rejects with a message that names it. */
export interface CreatureSource {
  creature(key: string): Promise<Creature>
  move(key: string): Promise<Move>
}

/**
 * The local creature service in process: no network, no server.
 *
 * @param schema what answers, where it is not the service as it should be
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

/** A creature service elsewhere, asked and asked again as the product itself does it. */
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

/** A source, but for the creatures that the service is known not to answer: those come from another source. */
export function withoutGaps(source: CreatureSource, other: CreatureSource): CreatureSource {
  return { ...source, creature: (key) => (isUnanswered(key) ? other : source).creature(key) }
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
 * What a folder of shipped data holds, as a source: no service is asked.
 * Rejects, naming the file and the field, when a file is not of this version.
 */
export async function keptSource(folder: string): Promise<CreatureSource> {
  const creatures = await parseFile(join(folder, 'creatures.json'), creaturesSchema)
  const moves = await parseFile(join(folder, 'moves.json'), movesSchema)
  return {
    creature: async (key) => creatures[key] ?? missing(key),
    move: async (key) => moves[key] ?? missing(key),
  }
}

async function parseFile<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  return parseRecords(file, schema, JSON.parse(await readFile(file, 'utf8')))
}

function missing(key: string): never {
  throw new Error(`${key} is not among the shipped data`)
}

/** The option that names a creature service, for the command line. */
export const SERVICE_OPTION = { type: 'string', value: 'https://…', about: 'asks this service' } as const

/**
 * The address of the creature service that `--url` names; `undefined` where it names none.
 * Throws when it is not a web address.
 */
export function namedService(url: string | undefined): string | undefined {
  if (url === undefined || isWebAddress(url)) return url
  throw new Error(`--url ${url}: not an address, such as https://service.example/v8`)
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}
