import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publishPlans } from './publish-plans'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

let root: string

const from = () => join(root, 'data')
const to = () => join(root, 'public')
const listPublished = async () =>
  (await readdir(to(), { recursive: true })).filter((file) => /json$/.test(file))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-plans-'))
  await write('data/6/paldea/garchomp.json', 'new')
})

afterEach(() => rm(root, { recursive: true }))

async function write(path: string, text: string) {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  await utimes(file, LONG_AGO, LONG_AGO)
}

test('each boss has its file on the site, with the time of the original', async () => {
  await publishPlans(from(), to())
  const copy = join(to(), '6/paldea/garchomp.json')
  expect(await readFile(copy, 'utf8')).toBe('new')
  expect((await stat(copy)).mtime).toEqual(LONG_AGO)
})

test('files of another run are replaced or deleted', async () => {
  await write('public/6/paldea/garchomp.json', 'as it was')
  await write('public/6/paldea/missingno.json', 'old')
  await write('public/4/hoenn/gardevoir.json', 'old')
  await publishPlans(from(), to())
  expect(await listPublished()).toEqual(['6/paldea/garchomp.json'])
  expect(await readFile(join(to(), '6/paldea/garchomp.json'), 'utf8')).toBe('new')
  expect(await readdir(to())).toEqual(['6'])
})

test('the schema of the files is not published, and an earlier copy is deleted', async () => {
  await write('data/schema.ts', 'export {}')
  await write('public/schema.ts', 'export {}')
  await publishPlans(from(), to())
  expect(await readdir(to())).toEqual(['6'])
})

test('current copies stay untouched, so that an export of them stays current', async () => {
  await writeFile(join(from(), '6/paldea/garchomp.json'), 'checked out')
  await publishPlans(from(), to())
  const folder = join(to(), '6/paldea')
  await utimes(folder, LONG_AGO, LONG_AGO)
  await publishPlans(from(), to())
  expect((await stat(folder)).mtime).toEqual(LONG_AGO)
})

test('without files of plans, publishing fails', async () => {
  await expect(publishPlans(join(root, 'nowhere'), to())).rejects.toThrow('nowhere')
})
