import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './test'

for (const path of ['/', '/tera-raid-info/6/Paldea/Garchomp/Fairy/']) {
  test(`axe finds nothing on ${path}`, async ({ page, raidScreen }) => {
    await page.goto(path)
    await expect(raidScreen.share).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

test('every control and Share Raid is reached and used by keyboard', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/')
  await raidScreen.creature.focus()
  await page.keyboard.type('Garch')
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await page.keyboard.press('Tab')
  await expect(raidScreen.teraType).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(raidScreen.share).toBeFocused()
})

test('a phone shows the page at its own width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
