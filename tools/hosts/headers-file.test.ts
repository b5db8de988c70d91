import { headersFile } from './headers-file'

const ENTRIES = [
  { name: '404.html', isFolder: false },
  { name: '_next', isFolder: true },
  { name: 'assets', isFolder: true },
  { name: 'tera-raid-info', isFolder: true },
]

it('gives every answer its headers, and each file one time to be kept', () => {
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

it('speaks of what is below the base path', () => {
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
