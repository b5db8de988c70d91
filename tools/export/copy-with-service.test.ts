import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyWithService } from './copy-with-service'

const SERVICES = { from: 'https://public.example/v8', to: 'http://localhost:4175/v8' }

const SCRIPT = '_next/static/chunks/main-2b.js'
const PAGE = `<meta http-equiv="content-security-policy" content="connect-src 'self' https://public.example;"/>
<script src="/${SCRIPT}" async=""></script>`

let directory: string
let copy: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  directory = join(folder, 'out')
  copy = join(folder, 'copy')
  await write('index.html', PAGE)
  await write('tera-raid-info/index.html', PAGE)
  await write(SCRIPT, 'fetch("https://public.example/v8")')
  await write('licences.txt', 'https://public.example')
})

afterEach(() => rm(dirname(directory), { recursive: true }))

async function write(path: string, content: string) {
  await mkdir(dirname(join(directory, path)), { recursive: true })
  await writeFile(join(directory, path), content)
}

const readCopy = (folder: string, path: string) => readFile(join(folder, path), 'utf8')

it('calls the other API, which its policy allows', async () => {
  await copyWithService(directory, copy, SERVICES)
  expect(await readCopy(copy, SCRIPT)).toBe('fetch("http://localhost:4175/v8")')
  expect(await readCopy(copy, 'index.html')).toContain("connect-src 'self' http://localhost:4175;")
})

it('leaves the export, and all files other than pages and scripts, unchanged', async () => {
  await copyWithService(directory, copy, SERVICES)
  expect(await readCopy(directory, SCRIPT)).toBe('fetch("https://public.example/v8")')
  expect(await readCopy(copy, 'licences.txt')).toBe('https://public.example')
})

it('has its own worker, since its shell differs', async () => {
  await copyWithService(directory, copy, SERVICES)
  const first = await readCopy(copy, 'service-worker.js')
  await copyWithService(directory, copy, { ...SERVICES, to: 'http://localhost:4176/v8' })
  expect(await readCopy(copy, 'service-worker.js')).not.toBe(first)
})

it('replaces all files of an older copy', async () => {
  await write('gone.html', PAGE)
  await copyWithService(directory, copy, SERVICES)
  await rm(join(directory, 'gone.html'))
  await copyWithService(directory, copy, SERVICES)
  await expect(readCopy(copy, 'gone.html')).rejects.toThrow('ENOENT')
})

it('is refused if the export calls an unexpected API', async () => {
  await expect(
    copyWithService(directory, copy, { ...SERVICES, from: 'https://other.example/v8' }),
  ).rejects.toThrow('does not call https://other.example/v8')
})
