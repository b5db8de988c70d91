import { type ParseArgsConfig, parseArgs } from 'node:util'

/** For a dozen options, a library would do no more. */
interface CommandOption {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  readonly default?: string | boolean
  /** Placeholder in `--help`: `1 to 4`. */
  readonly value?: string
  readonly about: string
}

interface Words {
  /** Placeholder in `--help`: `tier/region/boss`. */
  readonly are: string
  readonly least: number
  readonly most: number
}

type Options = Readonly<Record<string, CommandOption>>

export interface Command<T extends Options = Options> {
  readonly name: string
  readonly about: string
  readonly words?: Words
  readonly options: T
  readonly examples?: readonly string[]
}

type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: boolean; options: T & ParseArgsConfig['options'] }>
>

export interface CommandLine<T extends Options> {
  readonly words: readonly string[]
  readonly values: Parsed<T>['values']
}

export function runCommand<const T extends Options>(
  command: Command<T>,
  work: (line: CommandLine<T>) => Promise<void>,
): Promise<void> {
  return runTool(command.name, async () => {
    const args = process.argv.slice(2)
    if (asksForHelp(args)) console.log(usageOf(command))
    else await work(readCommandLine(command, args))
  })
}

/**
 * Runs the work of a command line tool. After a failure, prints its message and exits with code 1. Exits silently if
 * its output closes, as with `| head`.
 */
export async function runTool(name: string, work: () => Promise<void>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWhenUnread)
  try {
    await work()
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

function endWhenUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

/**
 * Throws with the fault and the usage if an option is unknown or lacks its value, or for too few or too many arguments.
 *
 * @param args after the program
 */
export function readCommandLine<const T extends Options>(
  command: Command<T>,
  args: readonly string[],
): CommandLine<T> {
  const { least, most, are } = command.words ?? { least: 0, most: 0, are: 'nothing' }
  const { positionals, values } = parse(command, args)
  if (positionals.length > most)
    throw new WrongUsage(command, `${positionals[most]} is one argument too many`)
  if (positionals.length < least) throw new WrongUsage(command, `<${are}> is missing`)
  return { words: positionals, values }
}

function parse<T extends Options>(command: Command<T>, args: readonly string[]): Parsed<T> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: command.options })
  } catch (error) {
    // The second sentence explains words that begin with a dash, which no command accepts.
    const [fault = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    throw new WrongUsage(command, fault)
  }
}

export function usageOf({ name, about, words, options, examples = [] }: Command): string {
  const rows = [...Object.entries(options).map(optionRow), ['--help', 'shows this help'] as const]
  const width = Math.max(...rows.map(([option]) => option.length))
  return [
    `npm run ${name} -- ${words ? `${wordsForm(words)} ` : ''}[options]`,
    '',
    about,
    '',
    ...rows.map(([option, text]) => `  ${option.padEnd(width)}  ${text}`),
    ...(examples.length > 0 ? ['', ...examples.map((example) => `npm run ${name} -- ${example}`)] : []),
  ].join('\n')
}

function wordsForm({ are, least, most }: Words): string {
  const word = `<${are}>${most > 1 ? ' …' : ''}`
  return least === 0 ? `[${word}]` : word
}

function optionRow([name, option]: [string, CommandOption]): readonly [string, string] {
  const { value, about, default: usual } = option
  const form = value ? `--${name} <${value}>` : `--${name}`
  return [form, usual ? `${about}; default: ${usual}` : about]
}

function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h')
}

class WrongUsage extends Error {
  constructor(command: Command, fault: string) {
    super(`${fault}\n\n${usageOf(command)}`)
  }
}

/** Throws with the option's name for anything but an integer within the bounds. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value
  throw new Error(`--${option} ${text} is not a whole number from ${min} to ${max}`)
}
