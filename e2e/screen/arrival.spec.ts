import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { serveInPieces } from '@/e2e/fixtures/served-in-pieces'
import { expect, test } from '@/e2e/fixtures/test'

for (const width of [390, 1440]) {
  for (const path of ['/', '/tera-raid-info/6/Paldea/', '/tera-raid-info/6/Paldea/Garchomp/Fairy/']) {
    test(`at a width of ${width} nothing moves while ${path} arrives in pieces`, async ({ page }) => {
      const site = await serveInPieces(page)
      const shifts = await watchShifts(page)
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
      await site.close()
      expect(shifts).toEqual([])
    })
  }
}
