import { once } from 'node:events'
import { createServer } from 'node:http'
import { createYoga } from 'graphql-yoga'
import { gzip } from './gzip'
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
 * @param schema what answers, where it is not the service as it should be
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
