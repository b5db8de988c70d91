import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isUpToDate, sourcesChangedAt, stampExport } from './export-stamp'

const BUILT_AT = new Date('2026-11-20T12:00:00Z')
const ENVIRONMENT = { NODE_ENV: 'test', NEXT_PUBLIC_BASE_PATH: '/sub', PATH: '/usr/bin' } as const

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'export-'))
  await stampExport(directory, BUILT_AT, ENVIRONMENT)
})

afterEach(() => rm(directory, { recursive: true }))

it('is up to date if no source changed since its build began', async () => {
  expect(await isUpToDate(directory, BUILT_AT.getTime() - 1, ENVIRONMENT)).toBe(true)
})

it('is out of date if a source changed after its build began', async () => {
  expect(await isUpToDate(directory, BUILT_AT.getTime() + 1, ENVIRONMENT)).toBe(false)
})

it('is out of date if a public setting differs', async () => {
  const otherSettings = { ...ENVIRONMENT, NEXT_PUBLIC_BASE_PATH: '' }
  expect(await isUpToDate(directory, 0, otherSettings)).toBe(false)
})

it('ignores settings that do not reach visitors', async () => {
  expect(await isUpToDate(directory, 0, { ...ENVIRONMENT, PATH: '/bin' })).toBe(true)
})

it('is out of date if it is missing', async () => {
  expect(await isUpToDate(join(directory, 'missing'), 0, ENVIRONMENT)).toBe(false)
})

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

it('counts newer bundled data', async () => {
  await setTime('data/shipped/moves.json', LATER)
  await utimes(join(root, 'data/shipped'), LONG_AGO, LONG_AGO)
  expect(await sourcesChangedAt(root)).toBe(LATER.getTime())
})

it('ignores files that visitors never get', async () => {
  await setTime('README.md', LATER)
  expect(await sourcesChangedAt(root)).toBe(LONG_AGO.getTime())
})

async function setTime(path: string, time: Date) {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '')
  await utimes(file, time, time)
}
