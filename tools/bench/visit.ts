import { subscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'

/** The network of a slow phone, in milliseconds and bytes per second. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200e3,
  uploadThroughput: 200e3,
}
/** CSS pixels. */
const SCREEN = { width: 390, height: 844 }
/** The processor of a slow phone is slower than this machine's by this factor. */
const CPU_SLOWDOWN = 4

export async function visit<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: SCREEN })
  try {
    // tsx wraps named functions in calls of `__name`, which the page lacks.
    await context.addInitScript('globalThis.__name = (named) => named')
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

export function visitOnSlowPhone<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  return visit(browser, async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return measure(page)
  })
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilQuiet()
}

export async function approach(control: Locator): Promise<void> {
  await control.hover()
  await control.focus()
  await untilQuiet()
}

const QUIET_MS = 3000

const connections: { readonly port: number | undefined; readonly socket: Socket }[] = []

// All measured servers run in this process.
subscribe('net.server.socket', (message) => {
  if (!(message instanceof Object && 'socket' in message && message.socket instanceof Socket)) return
  connections.push({ port: message.socket.localPort, socket: message.socket })
})

/** Returns the bytes that a server sends during `act` and until it is quiet again, including headers. */
export async function bytesSentBy(server: string, act: () => Promise<unknown>): Promise<number> {
  const port = Number(new URL(server).port)
  const countBytes = () =>
    connections.reduce(
      (sum, connection) => sum + (connection.port === port ? connection.socket.bytesWritten : 0),
      0,
    )
  await untilQuiet()
  const before = countBytes()
  await act()
  await untilQuiet()
  return countBytes() - before
}

async function untilQuiet(): Promise<void> {
  const bytes = () => connections.reduce((sum, { socket }) => sum + socket.bytesWritten + socket.bytesRead, 0)
  let before: number
  do {
    before = bytes()
    await pause(QUIET_MS)
  } while (bytes() > before)
}
