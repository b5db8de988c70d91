import { type ParseArgsConfig, parseArgs } from 'node:util'

/** An option of a command for `parseArgs`, with its description in `--help`. */
interface CommandOption {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  readonly default?: string | boolean
  /** Placeholder for its value in `--help`: `1 to 4`. */
  readonly value?: string
  readonly about: string
}

interface Words {
  /** Their placeholder: `tier/region/boss`. */
  readonly are: string
  readonly least: number
  readonly most: number
}

type Options = Readonly<Record<string, CommandOption>>

export interface Command<Known extends Options = Options> {
  /** Its script in package.json: `battle`. */
  readonly name: string
  readonly about: string
  /** Not set if the command accepts none. */
  readonly words?: Words
  readonly options: Known
  /** Arguments of runnable examples. */
  readonly examples?: readonly string[]
}

type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: boolean; options: Known & ParseArgsConfig['options'] }>
>

export interface CommandLine<Known extends Options> {
  readonly words: readonly string[]
  /** The values of options, by name; defaults included. */
  readonly values: Parsed<Known>['values']
}

/** Runs a command of package.json with its command line. With `--help`, prints its usage instead. */
export function runCommand<const Known extends Options>(
  command: Command<Known>,
  work: (line: CommandLine<Known>) => Promise<void>,
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
 * Parses a command line. Throws with the fault and the usage if an option is unknown or lacks its value, or if there
 * are too few or too many words.
 *
 * @param args after the program
 */
export function readCommandLine<const Known extends Options>(
  command: Command<Known>,
  args: readonly string[],
): CommandLine<Known> {
  const { least, most, are } = command.words ?? { least: 0, most: 0, are: 'nothing' }
  const { positionals, values } = parse(command, args)
  if (positionals.length > most) throw new WrongUsage(command, `${positionals[most]} is one word too many`)
  if (positionals.length < least) throw new WrongUsage(command, `<${are}> is missing`)
  return { words: positionals, values }
}

function parse<Known extends Options>(command: Command<Known>, args: readonly string[]): Parsed<Known> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: command.options })
  } catch (error) {
    // The second sentence explains words that begin with a dash, which no command accepts.
    const [fault = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    throw new WrongUsage(command, fault)
  }
}

/** Returns the usage of a command: its form, purpose, options with defaults, and examples. */
export function usageOf({ name, about, words, options, examples = [] }: Command): string {
  const rows = [...Object.entries(options).map(optionRow), ['--help', 'says this'] as const]
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
  return [form, usual ? `${about}; ${usual} where it is not given` : about]
}

function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h')
}

class WrongUsage extends Error {
  constructor(command: Command, fault: string) {
    super(`${fault}\n\n${usageOf(command)}`)
  }
}

/** Parses an option's value as an integer. Throws with the option's name for any other text. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`--${option} ${text} is no whole number from ${least} to ${most}`)
}
