import { addressLine, publishedAddress } from './published-address'

const GITHUB = { GITHUB_REPOSITORY: 'Ash/tera-raids' }

test.each([
  [
    'the publisher names the origin',
    { NEXT_PUBLIC_SITE_URL: 'https://raids.example' },
    'https://raids.example',
    '',
  ],
  [
    'a trailing slash is ignored',
    { NEXT_PUBLIC_SITE_URL: 'https://raids.example/' },
    'https://raids.example',
    '',
  ],
  [
    'on Cloudflare Pages',
    { CF_PAGES_URL: 'https://1a2b.raids.pages.dev' },
    'https://1a2b.raids.pages.dev',
    '',
  ],
  ['on Netlify', { NETLIFY: 'true', URL: 'https://raids.netlify.app' }, 'https://raids.netlify.app', ''],
  ['on GitHub Pages, below the name of the repository', GITHUB, 'https://ash.github.io', '/tera-raids'],
  [
    'on GitHub Pages, for the repository of the owner',
    { GITHUB_REPOSITORY: 'Ash/ash.github.io' },
    'https://ash.github.io',
    '',
  ],
  [
    'on GitHub Pages, with a base path of its own',
    { ...GITHUB, NEXT_PUBLIC_BASE_PATH: '/sub' },
    'https://ash.github.io',
    '/sub',
  ],
  [
    'on GitHub Pages, with an empty base path',
    { ...GITHUB, NEXT_PUBLIC_BASE_PATH: '' },
    'https://ash.github.io',
    '',
  ],
  [
    'on GitHub Pages, with an origin of its own',
    { ...GITHUB, NEXT_PUBLIC_SITE_URL: 'https://raids.example' },
    'https://raids.example',
    '',
  ],
])('%s', (_, environment, origin, basePath) => {
  expect(publishedAddress(environment)).toMatchObject({ origin, basePath })
})

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'raids.example'],
  ['NEXT_PUBLIC_SITE_URL', 'https://raids.example/sub'],
  ['NEXT_PUBLIC_BASE_PATH', 'sub/'],
  ['CF_PAGES_URL', 'ftp://raids.pages.dev'],
  ['GITHUB_REPOSITORY', 'tera-raids'],
])('the error names an invalid %s: %j', (name, value) => {
  expect(() => publishedAddress({ [name]: value })).toThrow(`${name}=${value}`)
})

test('an address from other programs than Netlify is not an origin', () => {
  expect(publishedAddress({ URL: 'localhost/api' })).toEqual({ basePath: '' })
})

test('without an origin, the build explains the effect and what to set', () => {
  const line = addressLine(publishedAddress({ PATH: '/usr/bin' }))
  expect(line).toMatch(/^NEXT_PUBLIC_SITE_URL is not set: .*cards.*sitemap.*localhost/)
})

test('an origin that the host set is reported with its variable', () => {
  expect(addressLine(publishedAddress(GITHUB))).toMatch(
    / https:\/\/ash\.github\.io\/tera-raids\/ \(GITHUB_REPOSITORY\)/,
  )
})
