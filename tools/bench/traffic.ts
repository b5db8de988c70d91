import { subscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const QUIET_MS = 3000

const connections: { readonly port: number | undefined; readonly socket: Socket }[] = []

// Every server under measurement runs in this process.
subscribe('net.server.socket', (message) => {
  if (!(message instanceof Object && 'socket' in message && message.socket instanceof Socket)) return
  connections.push({ port: message.socket.localPort, socket: message.socket })
})

/** The bytes that a server sends and receives while something is done and until it is quiet again, headers included. */
export async function trafficOf(server: string, act: () => Promise<unknown>) {
  await untilQuiet()
  const before = bytesOf(server)
  await act()
  await untilQuiet()
  const after = bytesOf(server)
  return { sent: after.sent - before.sent, received: after.received - before.received }
}

function bytesOf(server: string) {
  const sockets = connections.filter(({ port }) => port === Number(new URL(server).port))
  return {
    sent: sockets.reduce((sum, { socket }) => sum + socket.bytesWritten, 0),
    received: sockets.reduce((sum, { socket }) => sum + socket.bytesRead, 0),
  }
}

/** Waits until no server has sent or received anything for some time. */
export async function untilQuiet(quietMs = QUIET_MS): Promise<void> {
  const bytes = () => connections.reduce((sum, { socket }) => sum + socket.bytesWritten + socket.bytesRead, 0)
  let before: number
  do {
    before = bytes()
    await pause(quietMs)
  } while (bytes() > before)
}
