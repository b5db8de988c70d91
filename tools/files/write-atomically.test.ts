/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeAtomically } from './write-atomically'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a file is written with its folder, and replaced', async () => {
  const path = join(folder, 'shiny', '445.png')
  await writeAtomically(path, Buffer.from('one'))
  await writeAtomically(path, Buffer.from('other'))
  expect(await readFile(path, 'utf8')).toBe('other')
  expect(await readdir(join(folder, 'shiny'))).toEqual(['445.png'])
})

test('nothing is left of a file that cannot take its place', async () => {
  const path = join(folder, '445.png')
  await mkdir(path)
  await expect(writeAtomically(path, Buffer.from('one'))).rejects.toThrow('445.png')
  expect(await readdir(folder)).toEqual(['445.png'])
})
