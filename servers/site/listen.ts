import { once } from 'node:events'
import type { Server } from 'node:http'

/** A server that answers on this machine. */
export interface RunningServer {
  /** Its origin, without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts a server. Rejects with a clear message when the port is taken.
 *
 * @param port the port to listen on; 0 for any that is free
 */
export async function listen(server: Server, port: number): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is taken: PORT names another one`) : error)
    })
    server.listen(port, resolve)
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
