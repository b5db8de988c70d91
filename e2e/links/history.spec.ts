import type { Page } from '@playwright/test'
import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'

test('Back and Forward go through bosses without a reload', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await raidScreen.creature.selectOption('Hydreigon')
  await expect(raidScreen.boss).toHaveText('Hydreigon')

  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.creature).toHaveValue('Dragonite')
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(page).toHaveTitle('6★ Fairy Garchomp · Paldea - Tera Raid Info')
  await page.goForward()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '')
})

test('reload keeps the raid, and Back still leads to the previous raid', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  // Firefox logs an error if a reload cuts off a load.
  await expect(raidScreen.section('All builds').getByRole('article').first()).toBeVisible()
  await page.reload()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.teraType).toHaveValue('Fairy')
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Garchomp')
})

test('reload keeps choices before a boss is chosen', async ({ page, raidScreen }) => {
  await page.goto('/')
  await raidScreen.tier.selectOption('5 Star')
  await raidScreen.region.selectOption('Terarium')
  await page.reload()
  await expect(raidScreen.tier).toHaveValue('5')
  await expect(raidScreen.region).toHaveValue('Terarium')
})

test('a held arrow key runs through the list, and Back leads to the first raid', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/', { waitUntil: 'networkidle' })
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  const entries = await page.evaluate(() => history.length)
  await raidScreen.share.focus()
  const requests: string[] = []
  // Without a release in between, a pressed key repeats.
  await page.keyboard.down('ArrowRight')
  await expect(raidScreen.boss).toHaveText('Espeon')
  page.on('request', (request) => requests.push(request.url()))
  for (let repeat = 1; repeat < 20; repeat++) await page.keyboard.down('ArrowRight')
  await expect(page.getByText('6★ Fairy Kilowattrel · Paldea')).toBeVisible()
  await expect(raidScreen.boss).toBeHidden()
  expect(requests.filter((address) => /garchomp|gengar|haxorus/.test(address))).toEqual([])
  await page.keyboard.up('ArrowRight')
  await expect(raidScreen.boss).toHaveText('Kilowattrel')
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Kilowattrel/Fairy/')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Dragonite')
})

test('an arrow key far down a raid opens the next raid at its top, and a held key names the reached raid there', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/', { waitUntil: 'networkidle' })
  await expectStarted(page)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.keyboard.down('ArrowRight')
  await expect(raidScreen.boss).toHaveText('Gardevoir')
  await expect(raidScreen.boss).toBeInViewport()
  await page.keyboard.down('ArrowRight')
  await expect(page.getByText('6★ Fairy Garganacl · Paldea')).toBeInViewport()
  await page.keyboard.up('ArrowRight')
  await expect(raidScreen.boss).toHaveText('Garganacl')
})

async function limitHistory(page: Page, limit: number): Promise<() => Promise<void>> {
  await page.addInitScript((limit) => {
    let remaining = limit
    window.addEventListener('allow', () => {
      remaining = Number.POSITIVE_INFINITY
    })
    for (const method of ['pushState', 'replaceState'] as const) {
      const write = History.prototype[method]
      History.prototype[method] = function (...args) {
        remaining -= 1
        if (remaining < 0)
          throw new DOMException(`history.${method}() more than ${limit} times`, 'SecurityError')
        write.apply(this, args)
      }
    }
  }, limit)
  return () => page.evaluate(() => void window.dispatchEvent(new Event('allow')))
}

test('a browser that refuses history writes shows the chosen raid, and gets the address later', async ({
  page,
  raidScreen,
}) => {
  const allow = await limitHistory(page, 5)
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/', { waitUntil: 'networkidle' })
  for (const boss of ['Dragonite', 'Hydreigon', 'Gengar', 'Blissey', 'Breloom', 'Avalugg']) {
    await raidScreen.creature.selectOption(boss)
    await expect(raidScreen.boss).toHaveText(boss)
  }
  await expect(page).not.toHaveURL(/Avalugg/)
  await allow()
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Avalugg/Fairy/')
  await expect(raidScreen.boss).toHaveText('Avalugg')
})

test('a search works in a browser that refuses history writes', async ({ page, raidScreen }) => {
  const allow = await limitHistory(page, 2)
  await page.goto('/', { waitUntil: 'networkidle' })
  await raidScreen.search.pressSequentially('garchomp')
  await expect(raidScreen.found.first()).toHaveText(/^Garchomp6★ Paldea/)
  await expect(raidScreen.search).toHaveValue('garchomp')
  await allow()
  await expect(page).toHaveURL('/?q=garchomp')
})
