import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sourcesChangedAt } from './sources'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const LATER = new Date('2026-11-20T12:00:00Z')

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'))
  await setTime('app/page.tsx', LONG_AGO)
  await setTime('data/shipped/shipped.ts', LONG_AGO)
  for (const folder of ['app', 'data/shipped', 'data']) await utimes(join(root, folder), LONG_AGO, LONG_AGO)
})

afterEach(() => rm(root, { recursive: true }))

it('is the time of the newest source', async () => {
  expect(await sourcesChangedAt(root)).toBe(LONG_AGO.getTime())
  await setTime('next.config.mjs', LATER)
  expect(await sourcesChangedAt(root)).toBe(LATER.getTime())
})

it('counts the folder that a file was removed from', async () => {
  await utimes(join(root, 'app'), LATER, LATER)
  expect(await sourcesChangedAt(root)).toBe(LATER.getTime())
})

it('counts data that was shipped since', async () => {
  await setTime('data/shipped/moves.json', LATER)
  await utimes(join(root, 'data/shipped'), LONG_AGO, LONG_AGO)
  expect(await sourcesChangedAt(root)).toBe(LATER.getTime())
})

it('does not count what visitors never get', async () => {
  await setTime('README.md', LATER)
  expect(await sourcesChangedAt(root)).toBe(LONG_AGO.getTime())
})

async function setTime(path: string, time: Date) {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '')
  await utimes(file, time, time)
}
