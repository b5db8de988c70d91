import { brokenWords } from '@/e2e/fixtures/broken-words'
import { holdScripts } from '@/e2e/fixtures/held-scripts'
import { expect, test } from '@/e2e/fixtures/test'
import { setText, TEXT_SETTINGS, textFaults } from '@/e2e/fixtures/text-faults'
import { openBuilds } from '@/e2e/fixtures/what-to-bring'

/** With the longest names of bosses and neighbours, and the raids that have most to say. */
const PAGES = {
  'the root': '/',
  'a search': '/?q=a',
  'the longest name': '/tera-raid-info/6/Kitakami/Sinistcha%20(Masterpiece)/Water/',
  'between long names': '/tera-raid-info/5/Paldea/Tatsugiri%20(Droopy)/',
  'as many moves as any': '/tera-raid-info/6/Paldea/Volcarona/Ghost/',
  'both tiers': '/tera-raid-info/',
  'no page': '/404.html',
}

for (const [what, path] of Object.entries(PAGES)) {
  test(`${what}: no text is cut, covered or pushed sideways, on narrow screens and however it is set`, async ({
    page,
  }) => {
    // Its scripts would leave it.
    if (path === '/404.html') await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    if (path === '/404.html') await expect(page.getByText('Page not found')).toBeVisible()
    else await expect(page.locator('html')).toHaveAttribute('data-started')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const [how, styles] of Object.entries(TEXT_SETTINGS)) {
        await setText(page, styles)
        expect(await textFaults(page), `${width} px wide, ${how}`).toEqual([])
      }
    }
  })
}

test('no word is broken inside, on phones of each width', async ({ page }) => {
  for (const path of [
    '/tera-raid-info/6/Paldea/Garchomp/Fairy/',
    '/tera-raid-info/6/Paldea/Dragonite/Ice/',
  ]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-started')
    await openBuilds(page.getByRole('article').getByRole('article'))
    await setText(page, '')
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await brokenWords(page), `${path}, ${width} px wide`).toEqual([])
    }
  }
})
