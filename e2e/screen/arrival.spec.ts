import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { serveInPieces } from '@/e2e/fixtures/served-in-pieces'
import { expect, test } from '@/e2e/fixtures/test'
import { storageKey } from '@/lib/storage/stored-value'

const PATHS = [
  '/',
  '/tera-raid-info/6/Paldea/',
  '/tera-raid-info/6/Paldea/Garchomp/',
  '/tera-raid-info/6/Paldea/Garchomp/Fairy/',
]

for (const width of [390, 820, 1440]) {
  for (const path of PATHS) {
    test(`at a width of ${width}, nothing moves while ${path} arrives in pieces`, async ({ page }) => {
      const site = await serveInPieces(page)
      const shifts = await watchShifts(page, width)
      await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
      await site.close()
      expect(shifts).toEqual([])
    })
  }

  test(`at a width of ${width}, recent raids move nothing`, async ({ page }) => {
    await page.addInitScript(([key, path]) => localStorage.setItem(key, path), [
      storageKey('recent'),
      '/tera-raid-info/6/Paldea/Garchomp/Fairy',
    ] as const)
    const shifts = await watchShifts(page, width)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('region', { name: 'Recent raids' }).getByRole('link')).toBeVisible()
    expect(shifts).toEqual([])
  })
}

for (const width of [820, 1440]) {
  test(`at a width of ${width}, content below the builds stays in place while they load, so that a click hits it`, async ({
    page,
    raidScreen,
  }) => {
    // So low that no build is near the screen.
    await page.setViewportSize({ width, height: 200 })
    await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
    const rewards = raidScreen.section('Drops')
    const placeInPage = () => rewards.evaluate((section) => section.getBoundingClientRect().top + scrollY)
    const before = await placeInPage()
    for (const section of ['All builds', 'Moves', 'Drops']) {
      await raidScreen.section(section).getByRole('heading').first().scrollIntoViewIfNeeded()
      await raidScreen.section(section).getByRole('heading').last().scrollIntoViewIfNeeded()
    }
    await expect(rewards).toBeInViewport()
    expect(await placeInPage()).toBe(before)
  })
}
