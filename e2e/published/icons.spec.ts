import * as z from 'zod'
import { expect, test } from '@/e2e/fixtures/test'
import { BASE_PATH, PORTS } from '@/testing/addresses'

const manifestSchema = z.object({
  start_url: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.string()) }),
  ),
})

for (const { name, port, basePath } of [
  { name: 'at the root', port: PORTS.site, basePath: '' },
  { name: 'below a base path', port: PORTS.basePath, basePath: BASE_PATH },
]) {
  test.describe(name, () => {
    test.use({ baseURL: `http://localhost:${port}` })

    test('the manifest names the start page and existing icons', async ({ page, request }) => {
      await page.goto(`${basePath}/`)
      const address = await page.locator('link[rel=manifest]').getAttribute('href')
      const manifest = manifestSchema.parse(await (await request.get(address ?? '')).json())
      expect(manifest.start_url).toBe(`${basePath}/`)
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? ''}`)).toEqual(
        expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
      )
      for (const { src, type } of manifest.icons) {
        const icon = await request.get(src)
        expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
      }
    })

    test('the icons of browsers and phones exist', async ({ page, request }) => {
      await page.goto(`${basePath}/`)
      for (const link of await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all()) {
        expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
      }
    })

    test('the frame of the browser has the color of the page', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(`${basePath}/`)
        const theme = page.locator(`meta[name=theme-color][media*=${colorScheme}]`)
        expect(rgb((await theme.getAttribute('content')) ?? '')).toBe(
          await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
        )
      }
    })
  })
}

function rgb(color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  return `rgb(${channels.join(', ')})`
}
