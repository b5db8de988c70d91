/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSize, runAttackers, SIZE_LIMIT } from './run-attackers'

// Every worker thread begins by measuring the attacks of all candidates.
jest.setTimeout(600_000)

const ONLY = ['/attackers/6/paldea/blissey.json', '/attackers/5/paldea/gengar.json']
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'attackers-'))
  await run('alone', 1)
  await run('together', 2)
})

afterAll(() => rm(directory, { recursive: true }))

function run(name: string, threads: number) {
  return runAttackers({
    folder: join(directory, name),
    cache: join(directory, `${name}-kept`),
    threads,
    only: ONLY,
  })
}

const textOf = (name: string, path: string) => readFile(join(directory, name, path), 'utf8')

test('one worker thread and two make the same files to the byte, under the same names', async () => {
  for (const path of ONLY) expect(await textOf('alone', path)).toBe(await textOf('together', path))
  expect(await readdir(join(directory, 'alone-kept'))).toEqual(
    await readdir(join(directory, 'together-kept')),
  )
})

test('what is kept is not made again: what the file of another run holds is copied', async () => {
  const [path = ''] = ONLY
  await rm(join(directory, 'alone', path))
  await utimes(join(directory, 'alone', ONLY[1] ?? ''), LONG_AGO, LONG_AGO)
  await runAttackers({
    folder: join(directory, 'alone'),
    cache: join(directory, 'alone-kept'),
    threads: 0,
    only: ONLY,
  })
  expect(await textOf('alone', path)).toBe(await textOf('together', path))
  // A file that is right keeps its age.
  expect((await stat(join(directory, 'alone', ONLY[1] ?? ''))).mtime).toEqual(LONG_AGO)
})

test('a file that would be too heavy stops the build', () => {
  const heavy = Array.from({ length: SIZE_LIMIT }, (_, position) => Math.sin(position)).join()
  expect(() => checkSize('/attackers/6/paldea/garchomp.json', heavy)).toThrow(
    /garchomp.json has \d+ bytes gzipped/,
  )
  expect(() => checkSize('/attackers/6/paldea/garchomp.json', '{}')).not.toThrow()
})
