import { once } from 'node:events'
import type { Server } from 'node:http'

/** A server that answers on this machine. */
export interface RunningServer {
  /** Its origin, without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts a server. Rejects with a `PortTakenError` when the port is taken.
 *
 * @param port the port to listen on; 0 for any that is free
 * @param host the address to listen at; without it, all of this machine's
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

/** Another program listens on the port. */
export class PortTakenError extends Error {
  constructor(port: number) {
    super(`port ${port} is taken: PORT names another one`)
  }
}
