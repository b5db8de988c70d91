import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PROGRAM_LIMIT, writeWorker } from './write-worker'

const SHELL = `<link rel="stylesheet" href="/sub/_next/static/chunks/1a.css"/>
<script src="/sub/_next/static/chunks/main-2b.js" async=""></script>
<script src="/sub/_next/static/chunks/old-3c.js" noModule=""></script>`

const FILES = {
  'index.html': SHELL,
  '404.html': `${SHELL}<script src="/sub/_next/static/chunks/missing-6f.js" async=""></script>`,
  'icon.svg': '<svg/>',
  'robots.txt': '',
  'assets/pokemon/445.webp': '',
  'tera-raid-info/index.html': SHELL,
  'tera-raid-info/6/Paldea/Garchomp/index.html': `${SHELL}<script src="/sub/_next/static/chunks/raid-7f.js" async=""></script>`,
  '_next/static/chunks/1a.css': 'url(../media/type-icons.5e.svg)',
  '_next/static/chunks/main-2b.js': 'load("static/chunks/lazy-4d.js")',
  '_next/static/chunks/lazy-4d.js': 'lazy',
  '_next/static/chunks/old-3c.js': 'old',
  '_next/static/chunks/missing-6f.js': 'missing',
  '_next/static/chunks/raid-7f.js': 'raid',
  '_next/static/media/type-icons.5e.svg': '<svg/>',
  '_next/static/tera-raid-info/_buildManifest.js': '',
  'plans/6/paldea/garchomp.json': '{"names":["Azumarill"]}',
  'plans/5/kitakami/arbok.json': '{}',
}

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'export-'))
  for (const [path, content] of Object.entries(FILES)) await write(path, content)
})

afterEach(() => rm(directory, { recursive: true }))

async function write(path: string, content: string | Buffer) {
  const file = join(directory, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

function filesIn(worker: string) {
  return [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, url]) => url)
}

async function workerOf(): Promise<string> {
  await writeWorker(directory)
  return readFile(join(directory, 'service-worker.js'), 'utf8')
}

it('precaches the shell, icons, styles, and later scripts, but nothing that only old browsers or 404.html need', async () => {
  const worker = await workerOf()
  expect(filesIn(worker).filter((url) => !url?.startsWith('plans/'))).toEqual([
    '_next/static/chunks/1a.css',
    '_next/static/chunks/lazy-4d.js',
    '_next/static/chunks/main-2b.js',
    '_next/static/chunks/raid-7f.js',
    '_next/static/media/type-icons.5e.svg',
    'icon.svg',
    'index.html',
  ])
})

it('omits a style sheet whose text is in every page', async () => {
  const inline = SHELL.replace(
    '<link',
    '<style>url(/sub/_next/static/media/type-icons.5e.svg)</style><link disabled=""',
  )
  await write('index.html', inline)
  expect(filesIn(await workerOf())).toContain('_next/static/chunks/1a.css')
  for (const page of ['index.html', '6/Paldea/Garchomp/index.html'])
    await write(`tera-raid-info/${page}`, inline)
  const files = filesIn(await workerOf())
  expect(files).not.toContain('_next/static/chunks/1a.css')
  expect(files).toContain('_next/static/media/type-icons.5e.svg')
})

it('lists the plans against all bosses, with their sizes', async () => {
  const worker = await workerOf()
  expect(filesIn(worker).filter((url) => url?.startsWith('plans/'))).toEqual([
    'plans/5/kitakami/arbok.json',
    'plans/6/paldea/garchomp.json',
  ])
  const { length } = gzipSync('{}', { level: 9 })
  expect(worker).toContain(`url:"plans/5/kitakami/arbok.json",revision:"44136fa355b3678a",size:${length}`)
})

it('lists the teams against bosses with teams', async () => {
  await write('teams/7/event/mewtwo.json', '{}')
  expect(filesIn(await workerOf())).toContain('teams/7/event/mewtwo.json')
})

it('is another worker for other plans, but keeps visited pages', async () => {
  const release = /"([\da-f]{8})"/
  const worker = await workerOf()
  expect(worker).toMatch(release)
  await write('plans/6/paldea/garchomp.json', '{"names":["Dondozo"]}')
  const otherWorker = await workerOf()
  expect(otherWorker).not.toBe(worker)
  expect(release.exec(otherWorker)?.[1]).toBe(release.exec(worker)?.[1])
})

it('is the same worker for the same export, and another worker for any other export', async () => {
  const worker = await workerOf()
  expect(await workerOf()).toBe(worker)
  await write('index.html', `${SHELL}<p>New</p>`)
  expect(await workerOf()).not.toBe(worker)
})

it('needs nothing that a strict content policy forbids, and no module of Node', async () => {
  expect(await workerOf()).not.toMatch(/\beval\(|new Function|importScripts\("|process\.env/)
})

it('refuses to precache more than the limit', async () => {
  await write('_next/static/chunks/lazy-4d.js', randomBytes(PROGRAM_LIMIT))
  await expect(writeWorker(directory)).rejects.toThrow(/^the precache has 6\d{5} gzipped bytes/)
})

it('refuses an export whose shell needs a file that is not precached', async () => {
  await rm(join(directory, '_next/static/chunks/main-2b.js'))
  await expect(writeWorker(directory)).rejects.toThrow('that are not precached')
})
