import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LICENSES_FILE } from '@/lib/links/file-names'
import { shippedPackages, writeLicenses } from './write-licenses'

let directory: string
let list: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'licenses-'))
  await writeLicenses(directory)
  list = await readFile(join(directory, LICENSES_FILE), 'utf8')
})

afterAll(() => rm(directory, { recursive: true }))

it('has the text of a license under the name of its package', () => {
  expect(list).toMatch(/^zod \d[\d.]+ · MIT\n\nMIT License\n\nCopyright \(c\) \d+ Colin McDonnell/m)
})

it('names the source of a package without a license file', () => {
  expect(list).toMatch(/^@pkmn\/dex \d[\d.]+ · MIT\n\ngithub:pkmn\/ps$/m)
})

it('has the license of a package inside another package', () => {
  expect(list).toContain('Roman Shtylman')
})

const LOCKFILE: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Licenses that only require a copy of their text and the names of the authors. */
const LENIENT = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1']

const names = shippedPackages(LOCKFILE).map(({ name }) => name)

it.each(['next', 'react', '@tanstack/query-core', 'graphql-request', 'zod'])('%s ships', (name) => {
  expect(names).toContain(name)
})

it.each(['@pkmn/dex', '@smogon/calc', 'pokesprite-images', '@fontsource/archivo-narrow'])(
  '%s ships: content is taken from it',
  (name) => expect(names).toContain(name),
)

it.each(['jest', 'typescript', 'sharp', '@playwright/test'])('%s does not ship', (name) => {
  expect(names).not.toContain(name)
})

it.each(shippedPackages(LOCKFILE))('$name is under $license, which allows publication', ({ license }) => {
  expect(LENIENT).toContain(license)
})

it('the error names a package without a license', () => {
  const lockfile = { packages: { 'node_modules/odd': { version: '1.0.0' } } }
  expect(() => shippedPackages(lockfile)).toThrow('license of odd')
})
