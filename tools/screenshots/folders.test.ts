import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyFolder, moveFiles } from './folders'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folders-'))
})

afterEach(() => rm(directory, { recursive: true }))

const at = (...place: string[]) => join(directory, ...place)

test('moved files take the place of those with their names, and the others stay', async () => {
  await emptyFolder(at('taken'))
  await emptyFolder(at('docs'))
  await writeFile(at('taken', 'phone.webp'), 'new')
  await writeFile(at('docs', 'phone.webp'), 'old')
  await writeFile(at('docs', 'other.webp'), 'kept')
  await moveFiles(at('taken'), at('docs'))
  expect((await readdir(at('docs'))).sort()).toEqual(['other.webp', 'phone.webp'])
  expect(await readFile(at('docs', 'phone.webp'), 'utf8')).toBe('new')
  expect(await readdir(at('taken'))).toEqual([])
})

test('an emptied folder holds no old files', async () => {
  await emptyFolder(at('gallery'))
  await writeFile(at('gallery', 'old.webp'), 'old')
  await emptyFolder(at('gallery'))
  expect(await readdir(at('gallery'))).toEqual([])
})
