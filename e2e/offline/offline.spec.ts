import { allowClipboard } from '@/e2e/fixtures/clipboard'
import {
  expect,
  goOffline,
  isSaved,
  OUT_OF_REACH,
  test,
  visit,
  waitForSavedPictures,
} from '@/e2e/fixtures/published-site'
import { nextOf, openCountdown, startOf } from '@/e2e/fixtures/raid-night/countdown'
import { openNight } from '@/e2e/fixtures/raid-night/night'
import { saveData } from '@/e2e/fixtures/save-data'
import { SiteServer } from '@/e2e/fixtures/site-server'
import { BASE_PATH, EXPORTS } from '@/testing/addresses'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test.describe('after a control was focused once, without a network', () => {
  test.beforeEach(async ({ page, context, site }) => {
    await visit(page, '/')
    await goOffline(context, site)
  })

  test('the root opens with the finder, and any raid by the controls', async ({
    page,
    raidScreen,
    consoleErrors,
  }) => {
    consoleErrors.expect(OUT_OF_REACH)
    await page.goto('/')
    await expect(page.getByText('428 raids', { exact: true })).toBeVisible()
    await raidScreen.tier.selectOption('6 Star')
    await raidScreen.region.selectOption('Kitakami')
    await raidScreen.creature.selectOption('Sinistcha (Masterpiece)')
    await raidScreen.teraType.selectOption('Steel')
    await expect(raidScreen.boss).toHaveText('Sinistcha (Masterpiece)')
    await expect(raidScreen.section('Tera weaknesses').getByRole('listitem').first()).toHaveText(
      'Fighting - 2x',
    )
    await raidScreen.creature.selectOption('Ninetales')
    await expect(raidScreen.boss).toHaveText('Ninetales')
  })

  test('unvisited links open in full', async ({ page, raidScreen, consoleErrors }) => {
    consoleErrors.expect(OUT_OF_REACH)
    for (const [path, boss, teraType] of [
      ['/tera-raid-info/6/Kitakami/Sinistcha%20(Masterpiece)/Bug', 'Sinistcha (Masterpiece)', 'Bug'],
      ['/tera-raid-info/6/Paldea/Garchomp/Fairy/', 'Garchomp', 'Fairy'],
      ['/tera-raid-info/6/terarium/porygon-z/water', 'Porygon-Z', 'Water'],
      ['/tera-raid-info/5/Paldea/Indeedee%20(Female)/Ghost/?utm_source=chat', 'Indeedee (Female)', 'Ghost'],
      ['/tera-raid-info/5/Terarium/Alcremie', 'Alcremie', ''],
    ] as const) {
      await page.goto(path)
      await expect(raidScreen.boss).toHaveText(boss)
      await expect(raidScreen.teraType).toHaveValue(teraType)
      for (const name of ['Abilities', 'Base stats', 'Drops', 'Type advantages'])
        await expect(raidScreen.section(name)).toBeVisible()
      expect(await raidScreen.moves.count()).toBeGreaterThanOrEqual(4)
    }
  })

  test('Share copies the link', async ({ page, raidScreen, context, baseURL, consoleErrors }) => {
    consoleErrors.expect(OUT_OF_REACH)
    await allowClipboard(context)
    await page.goto(FAIRY_GARCHOMP)
    await raidScreen.share.click()
    await expect(raidScreen.share).toHaveText('Copied to Clipboard')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/tera-raid-info/6/Paldea/Garchomp/Fairy`,
    )
  })

  test('a countdown starts, and shows the next action', async ({ page, consoleErrors }) => {
    consoleErrors.expect(OUT_OF_REACH)
    const countdown = await openCountdown(page, FAIRY_GARCHOMP)
    await startOf(countdown).click()
    await expect(nextOf(countdown)).toHaveText('Steals Tera Orb charge: Terastallize first')
    await expect(countdown.getByRole('timer')).toHaveText(/^7:[0-2]\d$/)
  })

  test('Raid night opens with its form', async ({ page, consoleErrors }) => {
    consoleErrors.expect(OUT_OF_REACH)
    await page.goto(FAIRY_GARCHOMP)
    await openNight(page)
  })

  test('any other path goes to the root', async ({ page, consoleErrors }) => {
    consoleErrors.allow(OUT_OF_REACH)
    await page.goto('/about/us')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('428 raids', { exact: true })).toBeVisible()
  })
})

test('a visited page is saved with its images', async ({
  page,
  raidScreen,
  context,
  site,
  consoleErrors,
}) => {
  await visit(page, FAIRY_GARCHOMP)
  await expect.poll(() => isSaved(page, FAIRY_GARCHOMP)).toBe(true)
  for (const image of ['/assets/pokemon/445.webp', '/assets/pokemon/shiny/445.webp'])
    await expect.poll(() => isSaved(page, image)).toBe(true)
  await waitForSavedPictures(page)
  await goOffline(context, site)
  const response = await page.goto(FAIRY_GARCHOMP)
  expect(await response?.text()).toContain('Rough Skin')
  for (const name of ['Garchomp', 'Shiny Garchomp'])
    await expect(page.getByRole('img', { name, exact: true })).not.toHaveJSProperty('naturalWidth', 0)
  await raidScreen.teraType.selectOption('Steel')
  await expect(raidScreen.section('Tera weaknesses')).toContainText('Ground - 2x')
  consoleErrors.expectFailedLoad(/\/garchomp\.json/)
  consoleErrors.expect(/garchomp\.json could not be loaded/)
})

test('a page visited later is saved too, and opens from a link without its slash', async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/')
  await page.goto(FAIRY_GARCHOMP)
  await expect.poll(() => isSaved(page, FAIRY_GARCHOMP)).toBe(true)
  await waitForSavedPictures(page)
  await goOffline(context, site)
  const response = await page.goto(FAIRY_GARCHOMP.slice(0, -1))
  expect(await response?.text()).toContain('Rough Skin')
})

test('on the first visit, no script is loaded twice', async ({ page, site }) => {
  await visit(page, FAIRY_GARCHOMP)
  const scripts = site.scriptsAsked
  expect(scripts).toHaveLength(new Set(scripts).size)
})

test('content that was never loaded says so until the network is back', async ({
  page,
  context,
  raidScreen,
  consoleErrors,
}) => {
  await saveData(page)
  await page.goto('/tera-raid-info/6/Paldea/', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await raidScreen.creature.selectOption('Garchomp')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Not saved for offline use')
  consoleErrors.expect(/^The (data of all raids|words of this part) could not be loaded/)
  consoleErrors.expectFailedLoad(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(false)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(raidScreen.section('Moves')).toBeVisible()
})

test('under Save-Data, nothing is saved', async ({ page, raidScreen, site }) => {
  await saveData(page)
  await page.goto('/tera-raid-info/6/Paldea/', { waitUntil: 'networkidle' })
  await raidScreen.creature.selectOption('Garchomp')
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await page.waitForLoadState('networkidle')
  expect(site.asked).not.toContain('/service-worker.js')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('the worker is requested at each visit', async ({ request }) => {
  const headers = (await request.get('/service-worker.js')).headers()
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringMatching(/^text\/javascript/),
  })
})

test.describe('below a base path', () => {
  test.use({
    site: async ({ browserName: _ }, use) => {
      const site = await SiteServer.start(EXPORTS.belowBasePath, BASE_PATH)
      await use(site)
      await site.stop()
    },
  })

  test('the site works offline, and only there', async ({
    page,
    raidScreen,
    context,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(OUT_OF_REACH)
    await visit(page, `${BASE_PATH}/`)
    const scopeOfWorker = async () => (await navigator.serviceWorker.ready).scope
    expect(await page.evaluate(scopeOfWorker)).toBe(`${site.url}/`)
    await goOffline(context, site)
    await page.goto(`${BASE_PATH}/tera-raid-info/6/paldea/garchomp/fairy`)
    await expect(raidScreen.boss).toHaveText('Garchomp')
  })
})
