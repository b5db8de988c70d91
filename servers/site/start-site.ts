import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { listen, type RunningServer } from './listen'
import { siteListener } from './site-listener'

interface Options {
  /** The folder of the export. */
  directory: string
  /** The port to listen on; 0 for any that is free. */
  port: number
  /** The path below which the export was built to be published: `/sub`; none for the root. */
  basePath?: string
}

/** Serves an export. Rejects when there is none, or when the port is taken. */
export async function startSite({ directory, port, basePath = '' }: Options): Promise<RunningServer> {
  if (!existsSync(join(directory, 'index.html'))) throw new Error(`${directory} holds no export`)
  const { url, close } = await listen(createServer(siteListener(resolve(directory), basePath)), port)
  return { url: url + basePath, close }
}

/**
 * The port that a setting names. Throws when it is not a port.
 *
 * @param setting the variable `PORT` of the environment
 * @param fallback the port when nothing is set
 */
export function parsePort(setting: string | undefined, fallback: number): number {
  if (!setting) return fallback
  const port = Number(setting)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Error(`PORT=${setting} is no port: a whole number below 65536 is`)
}
