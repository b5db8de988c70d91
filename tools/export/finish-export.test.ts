import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deleteSurplus, isPayloadFile } from './finish-export'

const EXPORTED = [
  '404.html',
  '_next/static/chunks/main.js',
  'assets/pokemon/445.png',
  'assets/pokemon/to-bring/vileplume.webp',
  'index.html',
  'robots.txt',
  'tera-raid-info/6/Paldea/Indeedee (Male)/index.html',
]

const SURPLUS = [
  '404/index.html',
  '_next/static/tera-raid-info/_buildManifest.js',
  '_next/tera-raid-info/any.json',
  '__next.__PAGE__.txt',
  '_not-found/__next._tree.txt',
  '_not-found/index.html',
  'assets/pokemon/to-bring/vileplume.png',
  'index.txt',
  'tera-raid-info/6/Paldea/Indeedee (Male)/__next._full.txt',
  'tera-raid-info/6/Paldea/Indeedee (Male)/__next._tree.txt',
  'tera-raid-info/6/__next.tera-raid-info.$oc$place.__PAGE__.txt',
  'tera-raid-info/6/Paldea/Indeedee (Male)/__next.tera-raid-info.$d$tier.$d$region.$c$raid.__PAGE__.txt',
  'tera-raid-info/6/Paldea/Indeedee (Male)/index.txt',
]

describe('isPayloadFile', () => {
  test.each(SURPLUS.filter((path) => path.endsWith('.txt')))('%s is a payload file', (path) => {
    expect(isPayloadFile(path)).toBe(true)
  })

  test.each([...EXPORTED, 'assets/index.txt.png', 'next.txt'])('%s is not deleted', (path) => {
    expect(isPayloadFile(path)).toBe(false)
  })
})

describe('deleteSurplus', () => {
  let directory: string

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'export-'))
  })

  afterEach(() => rm(directory, { recursive: true }))

  it('leaves exactly the files that visitors request', async () => {
    await writeFiles([...EXPORTED, ...SURPLUS])
    await deleteSurplus(directory)
    expect(await filesIn(directory)).toEqual(EXPORTED)
  })

  async function writeFiles(paths: readonly string[]) {
    for (const path of paths) {
      await mkdir(dirname(join(directory, path)), { recursive: true })
      await writeFile(join(directory, path), '')
    }
  }
})

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort()
}
