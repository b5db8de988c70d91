import { headersFile, redirectsFile } from './host-files'

const ENTRIES = [
  { name: '404.html', isFolder: false },
  { name: '_next', isFolder: true },
  { name: 'assets', isFolder: true },
  { name: 'tera-raid-info', isFolder: true },
]

it('gives every response its headers, and each file a single cache time', () => {
  expect(headersFile(ENTRIES, '')).toBe(`/*
  Content-Security-Policy: frame-ancestors 'none'
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Referrer-Policy: same-origin
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
/assets/*
  Cache-Control: public, max-age=86400
/
  Cache-Control: no-cache
/404.html
  Cache-Control: no-cache
/tera-raid-info/*
  Cache-Control: no-cache
`)
})

it('only names addresses below the base path', () => {
  const paths = headersFile(ENTRIES, '/sub').match(/^\/.*/gm)
  expect(paths).toEqual([
    '/sub/*',
    '/sub/_next/static/*',
    '/sub/assets/*',
    '/sub/',
    '/sub/404.html',
    '/sub/tera-raid-info/*',
  ])
})

describe('the redirects', () => {
  const ENTRIES = [
    { name: '404.html', isFolder: false },
    { name: '_next', isFolder: true },
    { name: 'tera-raid-info', isFolder: true },
  ]

  function rules(basePath = '') {
    return redirectsFile(ENTRIES, basePath)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
  }

  it('send existing files before they redirect other paths to the root', () => {
    expect(rules()).toEqual([
      '/tera-raid-info/* /index.html 200',
      '/_next/* /404.html 404',
      '/ / 200',
      '/tera-raid-info /tera-raid-info/ 301',
      '/404.html /404.html 200',
      '/_next/* /_next/:splat 200',
      '/tera-raid-info/* /tera-raid-info/:splat 200',
      '/TERA-RAID-INFO/* /tera-raid-info/:splat 301',
      '/Tera-Raid-Info/* /tera-raid-info/:splat 301',
      '/* / 302',
    ])
  })

  it('only name addresses below the base path', () => {
    const addresses = rules('/sub').flatMap((rule) => rule.split(' ').slice(0, 2))
    expect(addresses.filter((address) => !address.startsWith('/sub/'))).toEqual([])
  })
})
