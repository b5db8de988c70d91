import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { listen, type RunningServer } from './listen'
import { siteListener } from './site-listener'

interface Options {
  directory: string
  /** 0 for any free port. */
  port: number
  /** `/sub`; by default the root. */
  basePath?: string
}

/** Rejects if there is no export, or if the port is taken. */
export async function startSite({ directory, port, basePath = '' }: Options): Promise<RunningServer> {
  if (!existsSync(join(directory, 'index.html'))) throw new Error(`${directory} has no export`)
  const { url, close } = await listen(createServer(siteListener(resolve(directory), basePath)), port)
  return { url: url + basePath, close }
}

/**
 * Throws for anything but a port.
 *
 * @param setting the environment variable `PORT`
 * @param fallback the port without a setting
 */
export function parsePort(setting: string | undefined, fallback: number): number {
  if (!setting) return fallback
  const port = Number(setting)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Error(`PORT=${setting} is not a port: use a whole number below 65536`)
}
