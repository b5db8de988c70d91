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
 * Open to pages of every origin like the real API. Clients post calls to its `url`. Rejects with a `PortTakenError` if
 * the port is taken.
 *
 * @param port 0 for any free port
 * @param schema a schema other than the correct one
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

/** Compresses responses like the real API, so that byte counts are realistic. */
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

export async function startServiceNear(port: number): Promise<RunningServer> {
  try {
    return await startCreatureService({ port })
  } catch (error) {
    if (error instanceof PortTakenError) return startCreatureService({ port: 0 })
    throw error
  }
}
