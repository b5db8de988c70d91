import { cacheControl } from './site-headers'

it.each([
  ['/_next/static/chunks/main-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/assets/pokemon/445.webp', 'public, max-age=86400'],
  ['/tera-raid-info/6/Paldea/Garchomp/', 'no-cache'],
  ['/service-worker.js', 'no-cache'],
])('%s has the cache time %s', (path, expected) => {
  expect(cacheControl(path)).toBe(expected)
})
