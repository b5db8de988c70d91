import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether this is Debian (or based on it) and this process may install packages. */
  readonly isDebianAsRoot: boolean
  readonly playwrightBrowser: string
  locate(program: string): string | undefined
  /** Whether a program starts with an option. A stub, or a program without its libraries, doesn't. */
  starts(path: string, option: string): boolean
  /** Shows the output. Returns whether the command succeeded. */
  run(program: string, ...parameters: string[]): boolean
}

export const thisMachine: Machine = {
  environment: process.env,
  isDebianAsRoot: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  playwrightBrowser: chromium.executablePath(),
  locate: (program) =>
    foldersOnPath()
      .map((folder) => join(folder, program))
      .find(existsSync),
  starts: (path, option) => spawnSync(path, [option], { stdio: 'ignore', timeout: 30_000 }).status === 0,
  run: (program, ...parameters) => spawnSync(program, parameters, { stdio: 'inherit' }).status === 0,
}

function foldersOnPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean)
}
