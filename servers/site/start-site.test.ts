import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SITE_HEADERS } from '@/servers/site/site-headers'
import type { RunningServer } from './listen'
import { parsePort, startSite } from './start-site'

const FILES = {
  'index.html': 'the root',
  '404.html': `not found ${' '.repeat(2000)}`,
  'robots.txt': 'robots',
  '.export-settings': 'hidden',
  '_next/static/chunks/main-1a2b.js': '/* script */'.repeat(500),
  'tera-raid-info/6/Paldea/Garchomp/index.html': 'Garchomp',
  'tera-raid-info/6/Paldea/Indeedee (Male)/Fairy/index.html': 'Fairy Indeedee',
}

let directory: string
let site: RunningServer

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), content)
  }
  site = await startSite({ directory, port: 0 })
})

afterAll(async () => {
  await site.close()
  await rm(directory, { recursive: true })
})

describe('a page', () => {
  it('is the index of its folder, and browsers revalidate it at each visit', async () => {
    const page = await get('/tera-raid-info/6/Paldea/Garchomp/')
    expect(page).toMatchObject({ status: 200, body: 'Garchomp' })
    expect(page.headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
    })
  })

  it('is not sent again to a visitor who has it', async () => {
    const { headers } = await get('/')
    const again = await get('/', { headers: { 'if-none-match': headers.etag } })
    expect(again).toMatchObject({ status: 304, body: '' })
  })

  it.each(['/Indeedee%20(Male)/Fairy/', '/Indeedee%20%28Male%29/Fairy/'])(
    'has the address %s',
    async (name) => {
      expect(await get(`/tera-raid-info/6/Paldea${name}`)).toMatchObject({
        status: 200,
        body: 'Fairy Indeedee',
      })
    },
  )

  it('ignores the query', async () => {
    expect(await get('/?utm_source=forum')).toMatchObject({ status: 200, body: 'the root' })
  })

  it('without its slash redirects to its address, with the query', async () => {
    const { status, headers } = await get('/tera-raid-info/6/Paldea/Garchomp?a=1?b')
    expect(status).toBe(308)
    expect(headers.location).toBe('/tera-raid-info/6/Paldea/Garchomp/?a=1?b')
  })
})

describe('a file', () => {
  it('with a hash in its name is cached for a year', async () => {
    const { headers } = await get('/_next/static/chunks/main-1a2b.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('is compressed for a browser that accepts compression', async () => {
    const encodings = { headers: { 'accept-encoding': 'gzip' } }
    const { headers, body } = await get('/_next/static/chunks/main-1a2b.js', encodings)
    expect(headers['content-encoding']).toBe('gzip')
    expect(body.length).toBeLessThan(500)
  })

  it('is sent whole for an impossible range', async () => {
    expect(await get('/robots.txt', { headers: { range: 'bytes=5-3' } })).toMatchObject({
      status: 200,
      body: 'robots',
    })
  })

  it('can be requested with HEAD', async () => {
    expect(await get('/robots.txt', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  })
})

describe('a missing file', () => {
  it.each([
    '/tera-raid-info/6/paldea/garchomp',
    '/tera-raid-info/6/Paldea/Missingno/',
    '/TERA-RAID-INFO/6/Paldea/Garchomp',
  ])('%s is a deep link: 404.html shows it, with status 200', async (path) => {
    const { status, body, headers } = await get(path)
    expect({ status, body }).toEqual({ status: 200, body: FILES['404.html'] })
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/about',
    '/_next/static/',
    '/_next/static/chunks/gone.js',
    '/robots.txt/',
    '/robots.txt%3Fx',
    '/.export-settings',
    '//tera-raid-info',
    '/tera-raid-info//Paldea//',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    `/${'a'.repeat(5000)}`,
  ])('the response to %s is 404.html', async (path) => {
    const { status, body, headers } = await get(path)
    expect({ status, body }).toEqual({ status: 404, body: FILES['404.html'] })
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each(['/%', '/%00', '/%E0%A4', '/tera-raid-info/6/%ff/'])(
    '%s is a bad request, and still gets 404.html, which shows its readable parts',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 400, body: FILES['404.html'] })
    },
  )

  it('refuses POST', async () => {
    expect(await get('/', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

it.each(['/', '/robots.txt', '/tera-raid-info/6/Paldea/Garchomp', '/about', '/%'])(
  'the response to %s has the headers of every response',
  async (path) => {
    const { headers } = await get(path)
    const sentHeaders = Object.keys(SITE_HEADERS).map((name) => [name, headers[name.toLowerCase()]])
    expect(Object.fromEntries(sentHeaders)).toEqual(SITE_HEADERS)
  },
)

describe('below a base path', () => {
  let below: RunningServer

  beforeAll(async () => {
    below = await startSite({ directory, port: 0, basePath: '/sub' })
  })

  afterAll(() => below.close())

  it('has the base path in its address', () => {
    expect(below.url).toMatch(/^http:\/\/localhost:\d+\/sub$/)
  })

  it.each([
    ['', 308],
    ['/', 200],
    ['/tera-raid-info/6/Paldea/Garchomp/', 200],
    ['/about', 404],
  ])('%j has status %d', async (path, status) => {
    expect(await get(path, {}, below.url)).toMatchObject({ status })
  })

  it('serves nothing outside of the base path', async () => {
    expect(await get('/../', {}, below.url)).toMatchObject({ status: 404 })
    expect(await get('way/', {}, below.url)).toMatchObject({ status: 404 })
  })
})

it('reports a taken port', async () => {
  const port = Number(new URL(site.url).port)
  await expect(startSite({ directory, port })).rejects.toThrow(`port ${port} is taken`)
})

it('reports a missing export', async () => {
  await expect(startSite({ directory: join(directory, '_next'), port: 0 })).rejects.toThrow('has no export')
})

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: string
}

// fetch and URL would normalize unusual paths.
function get(path: string, options = {}, base = site.url): Promise<Answer> {
  const [, origin = '', basePath = ''] = /^(http:\/\/[^/]+)(.*)$/.exec(base) ?? []
  return new Promise((resolve, reject) => {
    request(origin, { ...options, path: basePath + path }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) })
    })
      .on('error', reject)
      .end()
  })
}

it.each([undefined, ''])('is the default port if the setting is %j', (setting) => {
  expect(parsePort(setting, 3000)).toBe(3000)
})

it('is the port of the setting', () => {
  expect(parsePort('8080', 3000)).toBe(8080)
})

it.each(['http', '-1', '70000', '80.5'])('refuses %s', (setting) => {
  expect(() => parsePort(setting, 3000)).toThrow(`PORT=${setting}`)
})
