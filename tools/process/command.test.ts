import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Command, readCommandLine, usageOf } from './command'

const FIGHT = {
  name: 'fight',
  about: 'Fights a raid.',
  words: { are: 'raid', least: 1, most: 1 },
  options: {
    seed: { type: 'string', value: 'number', default: '1', about: 'which battle' },
    boss: { type: 'string', value: 'name', multiple: true, about: 'a boss' },
    loud: { type: 'boolean', about: 'tells all' },
  },
  examples: ['6/Paldea/Dondozo --seed 3'],
} as const satisfies Command

test('arguments and options are read in any order, with their defaults', () => {
  expect(readCommandLine(FIGHT, ['--loud', '6/Paldea/Dondozo', '--boss', 'a', '--boss=b'])).toEqual({
    words: ['6/Paldea/Dondozo'],
    values: { seed: '1', boss: ['a', 'b'], loud: true },
  })
})

test.each([
  ['a raid is missing', [], '<raid> is missing'],
  ['there is an argument too many', ['one', 'two'], 'two is one argument too many'],
  ['an option is misspelled', ['one', '--sed', '3'], "Unknown option '--sed'"],
  ['a value is missing', ['one', '--seed'], "Option '--seed <value>' argument missing"],
  ['an option takes no value', ['one', '--loud=3'], "Option '--loud' does not take an argument"],
])('if %s, the error says so first, then how to use the command', (_, args, fault) => {
  expect(() => readCommandLine(FIGHT, args)).toThrow(`${fault}\n\n${usageOf(FIGHT)}`)
})

test('a command without arguments refuses arguments', () => {
  const bare = { name: 'bare', about: 'Does it.', options: {} }
  expect(readCommandLine(bare, [])).toEqual({ words: [], values: {} })
  expect(() => readCommandLine(bare, ['one'])).toThrow('one is one argument too many')
})

test('the usage of a command has its form, its options with defaults, and an example', () => {
  expect(usageOf(FIGHT)).toBe(
    [
      'npm run fight -- <raid> [options]',
      '',
      'Fights a raid.',
      '',
      '  --seed <number>  which battle; default: 1',
      '  --boss <name>    a boss',
      '  --loud           tells all',
      '  --help           shows this help',
      '',
      'npm run fight -- 6/Paldea/Dondozo --seed 3',
    ].join('\n'),
  )
})

const LINES = 20_000

/** Output larger than the buffer of a pipe, so that the program still writes after the reader is gone. */
const PROGRAM = `
  import { runTool } from './tools/process/command.ts'
  await runTool('lines', async () => {
    for (let line = 1; line <= ${LINES}; line++) console.log('line ' + line)
  })
`

function runPiped(reader: string) {
  const shell = `"$NODE" --import tsx --input-type=module --eval "$PROGRAM" | ${reader}`
  return promisify(execFile)('sh', ['-c', shell], {
    env: { ...process.env, NODE: process.execPath, PROGRAM },
  })
}

test.each([
  ['the first line only', 'head -n 1', 'line 1\n'],
  ['the last line', 'tail -n 1', `line ${LINES}\n`],
])(
  'a reader that wants %s gets it, without an error',
  async (_, reader, expected) => {
    expect(await runPiped(reader)).toEqual({ stdout: expected, stderr: '' })
  },
  60_000,
)
