import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostilePath } from '@/testing/fuzz/hostile-links'

const RUNS = fuzzing(10_000)

afterEach(() => jest.restoreAllMocks())

describe.each(['', '/sub'])('of a site below %j', (basePath) => {
  test('the path of any address leads to the address of the same page, and to no other origin', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: basePath })
    jest.resetModules()
    const { pageAddress, SITE_ORIGIN, sitePath } = await import('./site')
    fc.assert(
      fc.property(hostilePath, (path) => {
        const { pathname } = new URL(`${SITE_ORIGIN}${basePath}${path}`)
        const address = new URL(pageAddress(sitePath(pathname)))
        expect(address.origin).toBe(SITE_ORIGIN)
        if (pathname.startsWith(`${basePath}/`)) expect(address.pathname).toBe(pathname.replace(/\/?$/, '/'))
      }),
      RUNS,
    )
  })
})

test.each([
  ['', '/tera-raid-info/6/'],
  ['https://raids.example', 'https://raids.example/tera-raid-info/6/'],
])(
  'the canonical address of a build for the origin %j is %s, never one of localhost',
  async (origin, address) => {
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: origin })
    jest.resetModules()
    const { canonicalHref } = await import('./site')
    expect(canonicalHref('/tera-raid-info/6')).toBe(address)
  },
)
