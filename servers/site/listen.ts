import { once } from 'node:events'
import type { Server } from 'node:http'

export interface RunningServer {
  /** Without trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Rejects with a `PortTakenError` if the port is taken.
 *
 * @param port 0 for any free port
 * @param host the address for connections; by default all addresses of this machine
 */
export async function listen(server: Server, port: number, host?: string): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error)
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const boundPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${boundPort}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export class PortTakenError extends Error {
  constructor(port: number) {
    super(`port ${port} is taken: PORT names another one`)
  }
}
