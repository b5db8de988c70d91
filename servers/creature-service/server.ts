import { createServer } from 'node:http'
import { createYoga, type Plugin } from 'graphql-yoga'
import { listen, PortTakenError, type RunningServer } from '@/servers/site/listen'
import { createCreatureSchema } from './schema'

const PATH = '/v8'

interface Options {
  readonly port: number
  readonly schema?: ReturnType<typeof createCreatureSchema>
}

/**
 * Starts the local creature service on this machine, open to pages of every origin as the real one is.
 * Its `url` is the address to post calls to. Rejects with a `PortTakenError` when the port is taken.
 *
 * @param port the port to listen on; 0 for any that is free
 * @param schema the schema to answer with, if not the correct one
 */
export async function startCreatureService({ port, schema }: Options): Promise<RunningServer> {
  const yoga = createYoga({
    schema: schema ?? createCreatureSchema(),
    graphqlEndpoint: PATH,
    landingPage: false,
    cors: { origin: '*', credentials: false },
    plugins: [gzip],
  })
  const { url, close } = await listen(createServer(yoga), port, 'localhost')
  return { url: url + PATH, close }
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
export async function startServiceNear(port: number): Promise<RunningServer> {
  try {
    return await startCreatureService({ port })
  } catch (error) {
    if (error instanceof PortTakenError) return startCreatureService({ port: 0 })
    throw error
  }
}
