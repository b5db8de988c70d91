import { readFileSync } from 'node:fs'
import { cacheNames, MAX_IMAGES, MAX_PAGES, outdatedCaches, pageKey } from './cache-names'

const SCOPE = 'https://raids.example/'
const BELOW = 'https://raids.example/test/'

const current = cacheNames('b', SCOPE)
const older = cacheNames('a', SCOPE)

describe('the caches of a release', () => {
  it('are per release for pages and engine, and shared for precache and images', () => {
    const shared = [current.precache, current.images]
    const releaseCaches = ({ pages, engine }: typeof current) => [pages, engine]
    expect(new Set([...Object.values(current), ...Object.values(older)])).toEqual(
      new Set([...shared, ...releaseCaches(current), ...releaseCaches(older)]),
    )
  })

  it('differ from those of the same release below another path', () => {
    const below = Object.values(cacheNames('b', BELOW))
    expect(Object.values(current).filter((name) => below.includes(name))).toEqual([])
  })
})

describe('outdated caches', () => {
  it('are those of an older release', () => {
    expect(outdatedCaches([...Object.values(older), ...Object.values(current)], current, SCOPE)).toEqual([
      older.pages,
      older.engine,
    ])
  })

  it('include the former cache of plans, because the precache has plans now', () => {
    const plans = `tera-raid-info-plans-a-${SCOPE}`
    expect(outdatedCaches([plans], current, SCOPE)).toEqual([plans])
  })

  it.each([
    'somebody-else',
    `workbox-precache-v2-${SCOPE}`,
    `serwist-precache-v2-${SCOPE}`,
    `workbox-precache-v2-${BELOW}`,
    'tera-raid-info-pages-a',
    cacheNames('a', BELOW).pages,
    cacheNames('a', BELOW).precache,
  ])('exclude caches of other sites, such as %s', (name) => {
    expect(outdatedCaches([name], current, SCOPE)).toEqual([])
  })

  it('exclude caches of a site above this path', () => {
    expect(outdatedCaches(Object.values(older), cacheNames('b', BELOW), BELOW)).toEqual([])
  })
})

describe.each([
  ['SECURITY.md', [`last ${MAX_IMAGES} pictures`, `last ${MAX_PAGES} pages`]],
  ['docs/hosting.md', [`last ${MAX_IMAGES} images`, `last ${MAX_PAGES} pages`]],
])('%s', (document, limits) => {
  it.each(limits)('states how much is saved: %s', (limit) =>
    expect(readFileSync(document, 'utf8')).toContain(limit),
  )
})

const KEPT = 'https://raids.example/sub/tera-raid-info/6/Paldea/Indeedee%20(Male)/'

it.each([
  KEPT,
  'https://raids.example/sub/tera-raid-info/6/Paldea/Indeedee%20(Male)',
  `${KEPT}?utm_source=forum`,
  `${KEPT}#moves`,
])('%s opens the same page', (address) => {
  expect(pageKey(address)).toBe(KEPT)
})

it('the root is cached under its own address', () => {
  expect(pageKey('https://raids.example')).toBe('https://raids.example/')
})
