import type { Page } from '@playwright/test'
import { holdScripts } from '@/e2e/fixtures/held-scripts'
import { expect, test } from '@/e2e/fixtures/test'

test.use({ viewport: { width: 390, height: 844 } })

const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

test('a raid from the end of a list opens at its top, with the focus on its content', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/5/Paldea/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Weavile' }).focus()
  expect(await scrolledBy(page)).toBeGreaterThan(200)
  await page.keyboard.press('Enter')
  await expect(raidScreen.boss).toHaveText('Weavile')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrolledBy(page)).toBe(0)
  await expect(raidScreen.tier).toBeInViewport()
})

test('a raid that the finder found opens at its top', async ({ page, raidScreen }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await raidScreen.search.fill('gar')
  await expect(raidScreen.found.first()).toHaveText(/^Garchomp/)
  await page.evaluate(() => window.scrollTo({ top: 60 }))
  await expect.poll(() => scrolledBy(page)).toBe(60)
  await raidScreen.search.evaluate((field) => field.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(raidScreen.boss).toHaveText('Garchomp')
  expect(await scrolledBy(page)).toBe(0)
  await expect(raidScreen.tier).toBeInViewport()
})

test('a link without a page opens at its top without moving the focus, even after a key press', async ({
  page,
  raidScreen,
}) => {
  const release = await holdScripts(page)
  await page.goto('/tera-raid-info/6/paldea/garchomp/fairy', { waitUntil: 'commit' })
  await expect(raidScreen.share).toBeAttached()
  await page.keyboard.press('ArrowUp')
  release()
  await expect(raidScreen.boss).toHaveText('Garchomp')
  expect(await scrolledBy(page)).toBe(0)
  await expect(raidScreen.tier).toBeInViewport()
  await expect(page.locator('body')).toBeFocused()
})
