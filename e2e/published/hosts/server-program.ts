import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import type { RunningServer } from '@/servers/site/listen'
import type { Machine } from '@/testing/browser/machine'

/**
 * If the program is missing, installs the Debian package of its name, as root. Returns `undefined` if that fails too.
 */
export function findProgram(name: string, machine: Machine): string | undefined {
  return machine.locate(name) ?? (install(name, machine) ? machine.locate(name) : undefined)
}

function install(name: string, { isDebianAsRoot, run }: Machine): boolean {
  return (
    isDebianAsRoot &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', name)
  )
}

interface Program {
  readonly command: string
  parameters(port: number): readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** The program runs in this temporary folder. Closing the server deletes it. */
  readonly folder?: string
}

/** Waits until the server answers. Throws with its output if it doesn't. */
export async function startServerProgram(program: Program): Promise<RunningServer> {
  const { command, environment, folder } = program
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(command, program.parameters(port), {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exit = once(child, 'exit')
  child.once('error', (error) => keep(Buffer.from(error.message)))
  await expect
    .poll(() => child.exitCode !== null || answers(url), { message: `${command} answers`, timeout: 60_000 })
    .toBe(true)
  if (child.exitCode !== null) throw new Error(`${command} ended: ${output}`)
  return {
    url,
    async close() {
      child.kill()
      await exit
      if (folder) await rm(folder, { recursive: true })
    },
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}
