import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const PACKAGE_PROGRAMS = resolve('node_modules', '.bin')

interface Options {
  /** Variables that the program gets besides those of this process. */
  environment?: Readonly<Record<string, string>>
  /** Ends the program when aborted. */
  signal?: AbortSignal
}

/**
 * Starts a program with its output on the screen.
 *
 * @param name one that an npm package of this project installs, or one on the PATH
 */
export function startProgram(
  name: string,
  parameters: readonly string[],
  { environment, signal }: Options = {},
): ChildProcess {
  const PATH = [PACKAGE_PROGRAMS, process.env.PATH].join(delimiter)
  return spawn(name, parameters, {
    stdio: 'inherit',
    env: { ...process.env, PATH, ...environment },
    signal,
  })
}

/** Whether a started program ends by itself with exit code 0; why it could not start stands on the screen. */
export function succeeds(program: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    program.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    program.once('exit', (code) => resolve(code === 0))
  })
}
