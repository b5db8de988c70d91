import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isUpToDate, stampExport } from './export-stamp'

const BUILT_AT = new Date('2026-11-20T12:00:00Z')
const ENVIRONMENT = { NODE_ENV: 'test', NEXT_PUBLIC_BASE_PATH: '/sub', PATH: '/usr/bin' } as const

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'export-'))
  await stampExport(directory, BUILT_AT, ENVIRONMENT)
})

afterEach(() => rm(directory, { recursive: true }))

it('is up to date when no source changed since its build began', async () => {
  expect(await isUpToDate(directory, BUILT_AT.getTime() - 1, ENVIRONMENT)).toBe(true)
})

it('is out of date when a source changed after its build began', async () => {
  expect(await isUpToDate(directory, BUILT_AT.getTime() + 1, ENVIRONMENT)).toBe(false)
})

it('is out of date when a public setting differs', async () => {
  const moved = { ...ENVIRONMENT, NEXT_PUBLIC_BASE_PATH: '' }
  expect(await isUpToDate(directory, 0, moved)).toBe(false)
})

it('does not care for settings that do not reach visitors', async () => {
  expect(await isUpToDate(directory, 0, { ...ENVIRONMENT, PATH: '/bin' })).toBe(true)
})

it('is out of date when it is missing', async () => {
  expect(await isUpToDate(join(directory, 'missing'), 0, ENVIRONMENT)).toBe(false)
})
