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
  options: Options = {},
): ChildProcess {
  return spawn(name, parameters, spawnOptions(options, 'inherit'))
}

function spawnOptions({ environment, signal }: Options, stdio: 'inherit' | 'pipe') {
  const PATH = [PACKAGE_PROGRAMS, process.env.PATH].join(delimiter)
  return { stdio, env: { ...process.env, PATH, ...environment }, signal }
}

/** Starts a program that runs beside another: its output comes when it has ended, and so does not mix with the other's. */
export function startProgramAside(
  name: string,
  parameters: readonly string[],
  options: Options = {},
): ChildProcess {
  const program = spawn(name, parameters, spawnOptions(options, 'pipe'))
  const output: Buffer[] = []
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (part) => output.push(part))
  return program.once('close', () => process.stdout.write(Buffer.concat(output)))
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
