import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** What the search for a browser asks of the machine it runs on. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether this is Debian or derived from it, and packages may be installed. */
  readonly isDebianAsRoot: boolean
  /** Where Playwright keeps the browser that it installs. */
  readonly playwrightBrowser: string
  /** The path of a program on the PATH. */
  locate(program: string): string | undefined
  /** Whether a program is there and starts with an option: a stub, or one that lacks its libraries, does not. */
  starts(path: string, option: string): boolean
  /** Runs a command with its output on the screen; whether it succeeded. */
  run(program: string, ...parameters: string[]): boolean
}

/** The machine that this process runs on. */
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
