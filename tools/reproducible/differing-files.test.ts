/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { differingFiles } from './differing-files'

const FILES = { 'index.html': 'root', 'tera-raid-info/6/index.html': 'six' }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reproducible-'))
})

afterEach(() => rm(folder, { recursive: true }))

it('finds no difference between folders with the same files', async () => {
  expect(await differingFiles(await write('one', FILES), await write('other', FILES))).toEqual([])
})

it('finds files that differ, are missing, or are too many', async () => {
  const other = { 'index.html': 'Root', 'robots.txt': 'robots' }
  expect(await differingFiles(await write('one', FILES), await write('other', other))).toEqual([
    'index.html',
    'robots.txt',
    'tera-raid-info/6/index.html',
  ])
})

async function write(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const directory = join(folder, name)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), content)
  }
  return directory
}
