import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@/e2e/fixtures/test'
import { BASE_PATH, PORTS } from '@/testing/addresses'

const PNG_SIGNATURE = '89504e470d0a1a0a'

test.describe('the picture of a shared link', () => {
  for (const [page, card] of [
    ['/', '/share-card/site.png'],
    ['/tera-raid-info/6/Terarium/', '/share-card/site.png'],
    ['/tera-raid-info/6/Paldea/Garchomp/', '/share-card/6/paldea/garchomp.png'],
    ['/tera-raid-info/6/Paldea/Garchomp/Fairy/', '/share-card/6/paldea/garchomp/fairy.png'],
    ['/tera-raid-info/5/Paldea/Indeedee%20(Female)/', '/share-card/5/paldea/indeedee-female.png'],
  ] as const) {
    test(`of ${page} is ${card}`, async ({ request }) => {
      const tags = await metaTags(request, page)
      const { pathname } = new URL(tags.get('og:image') ?? '')
      expect(pathname).toBe(card)
      const { width, height } = await pngSize(request, pathname)
      expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual([`${width}`, `${height}`])
      expect([width, height]).toEqual([1200, 630])
      expect(tags.get('og:image:alt')).toBe(tags.get('og:title'))
      expect(tags.get('twitter:card')).toBe('summary_large_image')
    })
  }
})

test.describe('below a base path', () => {
  test.use({ baseURL: `http://localhost:${PORTS.basePath}` })

  test('the picture loads too', async ({ request }) => {
    const tags = await metaTags(request, `${BASE_PATH}/tera-raid-info/6/Paldea/Garchomp/Fairy/`)
    const { pathname } = new URL(tags.get('og:image') ?? '')
    expect(await pngSize(request, pathname)).toEqual({ width: 1200, height: 630 })
  })
})

async function metaTags(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text()
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]))
}

async function pngSize(request: APIRequestContext, path: string): Promise<{ width: number; height: number }> {
  const response = await request.get(path)
  const bytes = await response.body()
  expect(response.headers()['content-type']).toBe('image/png')
  expect(bytes.toString('hex', 0, 8)).toBe(PNG_SIGNATURE)
  expect(bytes.length).toBeLessThanOrEqual(28_000)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
