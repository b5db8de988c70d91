import { once } from 'node:events'
import { createServer } from 'node:http'
import { createYoga, type Plugin } from 'graphql-yoga'
import { createCreatureSchema } from './schema'

const PATH = '/v8'

/** A running local creature service: the address to post calls to, and what ends it. */
export interface CreatureService {
  readonly url: string
  close(): Promise<void>
}

interface Options {
  readonly port: number
  readonly schema?: ReturnType<typeof createCreatureSchema>
}

/**
 * Starts the local creature service on this machine, open to pages of every origin as the real one is.
 * Rejects when the port is taken.
 *
 * @param port the port to listen on; 0 for any that is free
 * @param schema the schema to answer with, if not the correct one
 */
export async function startCreatureService({ port, schema }: Options): Promise<CreatureService> {
  const yoga = createYoga({
    schema: schema ?? createCreatureSchema(),
    graphqlEndpoint: PATH,
    landingPage: false,
    cors: { origin: '*', credentials: false },
    plugins: [gzip],
  })
  const server = createServer(yoga).listen(port, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const boundPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${boundPort}${PATH}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Compresses answers for callers that take gzip, as the real service does, so that byte counts are realistic. */
const gzip: Plugin = {
  onResponse({ request, response, setResponse, fetchAPI }) {
    const acceptsGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    if (!acceptsGzip || !response.body) return
    const headers = new fetchAPI.Headers(response.headers)
    headers.set('content-encoding', 'gzip')
    headers.delete('content-length')
    const body = response.body.pipeThrough(new fetchAPI.CompressionStream('gzip'))
    setResponse(new fetchAPI.Response(body, { status: response.status, headers }))
  },
}

/** Starts the local creature service on a port, or where that is taken on any that is free. */
export async function startServiceNear(port: number): Promise<CreatureService> {
  try {
    return await startCreatureService({ port })
  } catch (error) {
    if (isTaken(error)) return startCreatureService({ port: 0 })
    throw error
  }
}

function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE'
}
