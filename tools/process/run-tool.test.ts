import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const LINES = 20_000

/** More than a pipe holds, so that it is written while nobody reads any more. */
const PROGRAM = `
  import { runTool } from './tools/process/run-tool.ts'
  await runTool('lines', async () => {
    for (let line = 1; line <= ${LINES}; line++) console.log('line ' + line)
  })
`

function piped(reader: string) {
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
  async (_, reader, wanted) => {
    expect(await piped(reader)).toEqual({ stdout: wanted, stderr: '' })
  },
  60_000,
)
