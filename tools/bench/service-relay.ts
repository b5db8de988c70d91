import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { startCreatureService } from '@/servers/creature-service/server'
import { SERVICE_PORT } from './subject'

/** Bytes to and from the creature service, headers included. */
export interface Traffic {
  readonly up: number
  readonly down: number
}

/** The local creature service at the end of a line that counts what passes. */
export interface ServiceRelay {
  /** What has passed until now. */
  traffic(): Traffic
  close(): Promise<void>
}

/**
 * Starts the local creature service behind the address that the measured export asks.
 *
 * @param delay by how many milliseconds each answer is late
 */
export async function startServiceRelay(delay = 0): Promise<ServiceRelay> {
  const service = await startCreatureService({ port: 0 })
  const servicePort = Number(new URL(service.url).port)
  const visitors = new Set<Socket>()
  let up = 0
  let down = 0

  const relay = createServer((visitor) => {
    const line = connect(servicePort, 'localhost')
    visitor.on('data', (chunk) => {
      up += chunk.length
      line.write(chunk)
    })
    line.on('data', (chunk) => {
      down += chunk.length
      setTimeout(() => visitor.write(chunk), delay)
    })
    visitors.add(visitor)
    for (const socket of [visitor, line]) {
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        visitor.destroy()
        line.destroy()
        visitors.delete(visitor)
      })
    }
  })
  await once(relay.listen(SERVICE_PORT), 'listening')

  return {
    traffic: () => ({ up, down }),
    async close() {
      relay.close()
      for (const visitor of visitors) visitor.destroy()
      await Promise.all([once(relay, 'close'), service.close()])
    },
  }
}
