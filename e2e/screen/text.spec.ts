import type { Page } from '@playwright/test'
import { holdScripts } from '@/e2e/fixtures/held-scripts'
import { slotsOf } from '@/e2e/fixtures/raid-night/team-of-four'
import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'
import { setText, TEXT_SETTINGS, textFaults } from '@/e2e/fixtures/text-faults'
import { openBuilds } from '@/e2e/fixtures/what-to-bring'
import { YourBox } from '@/e2e/fixtures/your-box'

/** The longest names of bosses and neighbors, and the raids with the most text. */
const PAGES = {
  'the root': '/',
  'a search': '/?q=a',
  'the longest name': '/tera-raid-info/6/Kitakami/Sinistcha%20(Masterpiece)/Water/',
  'between long names': '/tera-raid-info/5/Paldea/Tatsugiri%20(Droopy)/',
  'as many moves as any': '/tera-raid-info/6/Paldea/Volcarona/Ghost/',
  'both tiers': '/tera-raid-info/',
  'no page': '/404.html',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: no text is cut, covered or pushed sideways, on narrow screens and with any text setting`, async ({
    page,
  }) => {
    // Its scripts would go to another page.
    if (path === '/404.html') await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    if (path === '/404.html') await expect(page.getByText('Page not found')).toBeVisible()
    else await expectStarted(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const [how, styles] of Object.entries(TEXT_SETTINGS)) {
        await setText(page, styles)
        expect(await textFaults(page), `${width} px wide, ${how}`).toEqual([])
      }
    }
  })
}

const LONGEST_WORDS = ['Brambleghast', 'Meowscarada', 'Squawkabilly', 'Crabominable'].map(
  (species) => `${species} @ Never-Melt Ice
Ability: Electromorphosis
Tera Type: Fighting
Adamant Nature
- Thunderclap
- Thunderpunch`,
)

/** Raids whose lists or teams of four have long names, such as Meowscarada. */
const LONG_NAMES = [
  '/tera-raid-info/6/Paldea/Garchomp/Fairy/',
  '/tera-raid-info/6/Paldea/Dragonite/Ice/',
  '/tera-raid-info/6/Paldea/Mimikyu/Dragon/',
  '/tera-raid-info/6/Paldea/Ditto/Ground/',
]

for (const path of LONG_NAMES) {
  test(`${path}: no word is broken, on phones of each width, with builds and slots open`, async ({
    page,
    raidScreen,
  }) => {
    await page.goto(path)
    await expectStarted(page)
    await openBuilds(page.getByRole('article').getByRole('article'))
    await raidScreen.plan.getByRole('radio', { name: 'Friends' }).check()
    await openBuilds(slotsOf(page))
    await expectWholeWords(page)
  })
}

test('found raids break no word, on phones of each width', async ({ page, raidScreen }) => {
  await page.goto('/')
  await raidScreen.enter(raidScreen.search, 'meowscarada')
  await expect(raidScreen.found).toHaveText([/^Meowscarada/])
  await expectWholeWords(page)
  await raidScreen.enter(raidScreen.search, '6')
  await expect(page.getByText(/^\d{3} raids$/)).toBeVisible()
  await expectWholeWords(page)
})

test('a box of long names breaks no word, on phones of each width', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.add(LONGEST_WORDS.join('\n\n'))
  await expect(yours.cards).toHaveCount(4)
  await expectWholeWords(page)
})

async function expectWholeWords(page: Page) {
  await setText(page, '')
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await brokenWords(page), `${width} px wide`).toEqual([])
  }
}

/** A hyphen, dash or slash may end a line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const brokenTexts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent: text } = node
      if (!element || !text || element.closest('select, script, style, noscript, .visually-hidden')) continue
      for (const { index, 0: word } of text.matchAll(/[^\s\-–—·/]{2,}/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) brokenTexts.push(word)
      }
    }
    return brokenTexts
  })
}
