import { holdScripts } from '@/e2e/fixtures/held-scripts'
import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'

const EVENTS = 4

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the root links all raids of the map in closed lists, and the latest event raids', async ({
    page,
    raidScreen,
  }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      'Events',
      '6★ Paldea',
      '6★ Kitakami',
      '6★ Terarium',
      '5★ Paldea',
      '5★ Kitakami',
      '5★ Terarium',
      'In every raid',
    ])
    await expect(main.getByRole('listitem')).toHaveCount(EVENTS)
    await expect(main.getByRole('listitem', { includeHidden: true })).toHaveCount(EVENTS + 270)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await main.getByRole('heading', { name: '6★ Kitakami' }).click()
    await main.getByRole('link', { name: 'Sinistcha (Masterpiece)' }).click()
    await expect(page).toHaveURL('/tera-raid-info/6/Kitakami/Sinistcha%20(Masterpiece)/')
    await expect(raidScreen.boss).toHaveText('Sinistcha (Masterpiece)')
  })
})

const GARCHOMP = [
  /^Garchomp6★ Paldea/,
  /^Garchomp5★ Paldea/,
  /^Garchomp5★ Event/,
  /^Garchomp \(2023-02b\)5★ EventTera Ground/,
  /^Garchomp7★ EventTera Ground/,
]

test('a raid is found by typing a part of its name, and opened with Enter', async ({ page, raidScreen }) => {
  await page.goto('/')
  await raidScreen.enter(raidScreen.search, 'chomp')
  await expect(raidScreen.found).toHaveText(GARCHOMP)
  await expect(page.getByText('5 raids', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/?q=chomp')
  await page.keyboard.press('Enter')
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Garchomp/')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const [text, result] of [
  ['brelom', [/^Breloom6★ Paldea/, /^Breloom5★ Paldea/]],
  ['6 garchomp', [/^Garchomp6★ Paldea/]],
  ['paldea garchomp', [/^Garchomp6★ Paldea/, /^Garchomp5★ Paldea/]],
] as const) {
  test(`${text} finds the likely raid`, async ({ page, raidScreen }) => {
    await page.goto('/')
    await raidScreen.enter(raidScreen.search, text)
    await expect(raidScreen.found).toHaveText(result)
  })
}

test('a name with a Tera type leads to the raid with that Tera type', async ({ page, raidScreen }) => {
  await page.goto('/')
  await raidScreen.enter(raidScreen.search, 'fairy garchomp')
  await expect(raidScreen.found).toHaveText([
    /^Garchomp6★ PaldeaTera Fairy/,
    /^Garchomp5★ PaldeaTera Fairy/,
    /^Garchomp5★ EventTera Fairy/,
  ])
  await raidScreen.enter(raidScreen.search, '6 fairy garchomp')
  await expect(raidScreen.found).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await expect(raidScreen.teraType).toHaveValue('Fairy')
})

test('the tier chosen last on this device comes first, in results and in the filter', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/')
  await raidScreen.tier.selectOption('5 Star')
  await page.goto('/?q=chomp')
  await expect(raidScreen.found.first()).toHaveText(/^Garchomp5★ Paldea/)
  const stars = page.getByRole('combobox', { name: 'Stars' }).getByRole('option')
  await expect(stars.nth(1)).toHaveText('5')
})

for (const [text, results] of [
  ['levitate', 'Levitate'],
  ['will-o-wisp', 'uses Will-O-Wisp'],
  ['swords d', 'uses Swords Dance'],
  ['belly drum', 'soloed with Belly Drum'],
] as const) {
  test(`${text} finds the bosses that have it, and each card names it`, async ({ page, raidScreen }) => {
    await page.goto('/')
    await raidScreen.enter(raidScreen.search, text)
    await expect(raidScreen.found.first()).toContainText(` · ${results}`)
    await expect(raidScreen.found.filter({ hasNotText: results })).toHaveCount(0)
  })
}

test('a search in another language says that names are in English, and what is covered', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/')
  await raidScreen.enter(raidScreen.search, 'Knakrack')
  await expect(page.getByText(/^Search uses English names and covers all 5★ and 6★ raids/)).toBeVisible()
})

test('a herb lists the raids with the best odds of it first', async ({ page, raidScreen }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Drops', exact: true }).selectOption('Spicy')
  await page.getByRole('combobox', { name: 'Boss’s type' }).selectOption('Ghost')
  await expect(raidScreen.found.first()).toContainText(
    /6★ Paldea · Spicy\s24% per raid · solo:\s[\d.]+\sturns/,
  )
  await expect(page).toHaveURL('/?herb=Spicy&type=Ghost')
})

test('two herbs list the raids that drop both, by the filters or typed', async ({ page, raidScreen }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Drops', exact: true }).selectOption('Spicy')
  await page.getByRole('combobox', { name: 'Also drops' }).selectOption('Sour')
  await expect(page).toHaveURL('/?herb=Spicy&also=Sour')
  await expect(raidScreen.found.first()).toContainText(/Spicy\s24%, Sour\s24% per raid/)
  const count = await page
    .getByRole('status')
    .filter({ hasText: /^\d+ raids$/ })
    .textContent()
  await page.goto('/')
  await raidScreen.enter(raidScreen.search, 'spicy sour')
  await expect(page.getByRole('status').filter({ hasText: count ?? '' })).toBeVisible()
})

test('many results are shortened, and all show on request', async ({ page, raidScreen }) => {
  await page.goto('/?herb=Spicy')
  await expect(raidScreen.found).toHaveCount(12)
  await page.getByRole('button', { name: /^Show all \d+ raids$/ }).click()
  await expect(page.getByText(`${await raidScreen.found.count()} raids`, { exact: true })).toBeVisible()
  expect(await raidScreen.found.count()).toBeGreaterThan(12)
})

test('a search can be shared, and survives a reload and Back', async ({ page, raidScreen }) => {
  await page.goto('/?move=trick+room&tier=6')
  const slowking = page.getByRole('main').getByRole('link', { name: /^Slowking/ })
  await expect(raidScreen.found).toHaveCount(4)
  await page.reload()
  await expect(raidScreen.found).toHaveCount(4)
  await expect(page.getByRole('combobox', { name: 'Uses' })).toHaveValue('Trick Room')
  await slowking.click()
  await expect(raidScreen.boss).toHaveText('Slowking')
  await page.goBack()
  await expect(raidScreen.found).toHaveCount(4)
  await expect(page).toHaveURL('/?move=trick+room&tier=6')
})

test('a search without a match says so, and Clear shows all again', async ({ page, raidScreen }) => {
  await page.goto('/?herb=Garlic&q=missingno')
  await expect(page.getByText('No raids found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(raidScreen.search).toHaveValue('')
  await expect(raidScreen.found).toHaveCount(EVENTS)
  await expect(page).toHaveURL('/')
})

test("text typed before the page's program has arrived is not lost", async ({ page, raidScreen }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await raidScreen.search.fill('dragonite')
  release()
  await expect(raidScreen.found).toHaveText([/^Dragonite6★/, /^Dragonite5★/, /^Dragonite7★/])
  await expect(raidScreen.search).toHaveValue('dragonite')
})

test('the title leads from a raid to the finder without loading a page', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/', { waitUntil: 'networkidle' })
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.getByRole('link', { name: 'Tera Raid Info' }).click()
  await expect(raidScreen.section('Recent raids').getByRole('link')).toHaveText(['6★ Fairy Garchomp'])
  await expect(page).toHaveURL('/')
  expect(loads).toEqual([])
})

test('on a phone, the filters are a sheet behind a button with their number', async ({
  page,
  raidScreen,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?tier=6&region=Kitakami')
  const opener = page.getByRole('button', { name: 'Filters (2)' })
  const drops = page.getByRole('combobox', { name: 'Drops', exact: true })
  await expect(drops).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Filters' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(drops).toBeFocused()
  await drops.selectOption('Spicy')
  await page.getByRole('combobox', { name: 'Also drops' }).selectOption('Sour')
  await page.keyboard.press('Escape')
  await expect(drops).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (4)' })).toBeFocused()
  await expect(page.getByText('6★ · Kitakami · Spicy and Sour', { exact: true })).toBeVisible()
  await expect(page.getByText('4 raids', { exact: true })).toBeVisible()
  await expect(raidScreen.found).toHaveCount(4)
})

test('the sheet of filters closes with Done and with a tap outside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sheet = page.getByRole('group', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(sheet).toBeVisible()
  await page.mouse.click(195, 100)
  await expect(sheet).toBeHidden()
})

test('on a wide screen, the filters are inline', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: 'Beaten' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Done' })).toBeHidden()
})

for (const path of ['/', '/tera-raid-info/6/Kitakami/', '/?herb=Spicy&also=Sour']) {
  test(`at each width, the cards of ${path} have the same height and a picture`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem')
    const first = cards.first().getByRole('link')
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await first.scrollIntoViewIfNeeded()
      await expect.poll(() => first.locator('img').evaluate(isThere)).toBe(true)
      const heights = await cards.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().height),
      )
      expect(new Set(heights).size, `${width} px wide`).toBe(1)
    }
  })
}

function isThere(image: SVGElement | HTMLElement): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 0
}

test('a missing picture shows the initial of its Pokémon', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailedLoad(/\/kommo-o\.webp$/)
  await page.route('**/bosses/6/kitakami/kommo-o.webp', (route) => route.fulfill({ status: 404 }))
  await page.goto('/tera-raid-info/6/Kitakami/')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kommo-o' })
  await expect(card.locator('img')).toHaveCount(0)
  await expect(card.getByRole('link')).toHaveText('KKommo-oDragonFighting')
  await expect(page.getByRole('link', { name: 'Kommo-o Dragon Fighting', exact: true })).toBeVisible()
})

test('a list of raids names its place, as a page and reached from a raid', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Kitakami/', { waitUntil: 'networkidle' })
  await expect(raidScreen.boss).toHaveText('6★ Kitakami · 28 bosses')
  await expect(page).toHaveTitle('6★ Kitakami · 28 bosses - Tera Raid Info')
  await raidScreen.creature.selectOption('Kommo-o')
  await expect(raidScreen.boss).toHaveText('Kommo-o')
  await raidScreen.region.selectOption('Terarium')
  await expect(raidScreen.boss).toHaveText('6★ Terarium · 27 bosses')
  await expect(page).toHaveTitle('6★ Terarium · 27 bosses - Tera Raid Info')
  await page.goBack()
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('6★ Kitakami · 28 bosses')
})

test('a tier and a region list their raids until a boss is chosen', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Terarium/')
  await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem')).toHaveCount(27)
  await page.getByRole('link', { name: 'Whimsicott' }).click()
  await expect(raidScreen.boss).toHaveText('Whimsicott')
})

test('on a phone `Save for offline` is reached within two screens of the root', async ({ page }) => {
  const screen = { width: 390, height: 844 }
  await page.setViewportSize(screen)
  await page.goto('/')
  await expectStarted(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(3 * screen.height)
})
