import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LICENCES_FILE } from '@/lib/licences-file'
import { writeLicences } from './write-licences'

let directory: string
let list: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'licences-'))
  await writeLicences(directory)
  list = await readFile(join(directory, LICENCES_FILE), 'utf8')
})

afterAll(() => rm(directory, { recursive: true }))

it('has the words of a licence under the name of its package', () => {
  expect(list).toMatch(/^zod \d[\d.]+ · MIT\n\nMIT License\n\nCopyright \(c\) \d+ Colin McDonnell/m)
})

it('names the source of a package without a licence file', () => {
  expect(list).toMatch(/^@pkmn\/dex \d[\d.]+ · MIT\n\ngithub:pkmn\/ps$/m)
})

it('has the licence of what a package brings along', () => {
  expect(list).toContain('Roman Shtylman')
})
