import { expect, test } from '@/e2e/fixtures/test'

test('the sitemap lists every page, and each listed page exists', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? ''))
  expect(addresses).toHaveLength(5301)
  const sample = addresses.filter((_, position) => position % 40 === 0)
  for (const { pathname } of sample) {
    const page = await request.get(pathname, { maxRedirects: 0 })
    expect([pathname, page.status()]).toEqual([pathname, 200])
  }
})

test('the response to a missing page has status 404', async ({ request }) => {
  expect((await request.get('/about')).status()).toBe(404)
})
