import type { Page, Route } from '@playwright/test'
import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

const SCRIPT_ERRORS = /ERR_FAILED|SyntaxError|no start|has not started/

const SCRIPT_FAULTS = {
  'does not arrive': (route: Route) => route.abort(),
  'has a syntax error': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let = = 1' }),
  throws: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no start")' }),
}

for (const [fault, breakScript] of Object.entries(SCRIPT_FAULTS)) {
  test(`whichever script ${fault}, the page is readable, and the console says so`, async ({
    page,
    raidScreen,
    consoleErrors,
  }) => {
    consoleErrors.expect(SCRIPT_ERRORS)
    for (const script of await scriptsOf(page)) {
      const before = consoleErrors.said.length
      await page.route(`**${script}`, breakScript)
      await page.goto(FAIRY_GARCHOMP)
      await expect(raidScreen.boss).toHaveText('Garchomp')
      await expect(raidScreen.moves).toHaveCount(5)
      await expect(raidScreen.creature).toHaveValue('Garchomp')
      expect(consoleErrors.said.slice(before)).not.toEqual([])
      await page.unrouteAll()
    }
  })
}

test('a script that fails twice, while all other scripts wait for it, leaves the page readable', async ({
  page,
  raidScreen,
  consoleErrors,
}) => {
  consoleErrors.expect(SCRIPT_ERRORS)
  const errors = consoleErrors.said
  let requestCount = 0
  await page.route(`**${await scriptOfScreen(page)}`, async (route) => {
    requestCount += 1
    await haveOthersArrived(page)
    await route.abort()
  })
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'commit' })
  await expect.poll(() => requestCount).toBe(2)
  await expect.poll(() => errors.filter((error) => error.includes('has not started')).length).toBe(2)
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(raidScreen.moves).toHaveCount(5)
})

test('a script that arrives on the second request starts the page', async ({
  page,
  raidScreen,
  consoleErrors,
}) => {
  consoleErrors.expect(SCRIPT_ERRORS)
  await page.route(
    `**${await scriptOfScreen(page)}`,
    async (route) => {
      await haveOthersArrived(page)
      await route.abort()
    },
    { times: 1 },
  )
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'commit' })
  await expectStarted(page)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
})

const LACKS = {
  connection: () =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      get() {
        throw new TypeError('connection is not a function')
      },
    }),
}

for (const [feature, take] of Object.entries(LACKS)) {
  test(`a browser that lacks ${feature} shows the raid of the link, and the console has the cause`, async ({
    page,
    raidScreen,
    consoleErrors,
  }) => {
    consoleErrors.expect(new RegExp(`${feature} is not a function`))
    await page.addInitScript(take)
    await page.goto(FAIRY_GARCHOMP)
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible()
    await expect(raidScreen.boss).toHaveText('Garchomp')
    await expect(raidScreen.moves).toHaveCount(5)
    await expect(raidScreen.section('Tera weaknesses')).toContainText('Poison - 2x')
    await expect(page).toHaveTitle('6★ Fairy Garchomp · Paldea - Tera Raid Info')
  })
}

test('a page that fails after another raid was chosen loads that raid instead of showing the first', async ({
  page,
  raidScreen,
  consoleErrors,
}) => {
  consoleErrors.expect(/toSorted is not a function/)
  // The choice itself removes it, since a slow page may still need it.
  await page.addInitScript(() =>
    addEventListener('input', () => Reflect.deleteProperty(Array.prototype, 'toSorted'), { capture: true }),
  )
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
  await raidScreen.creature.selectOption('Dragonite')
  await expect(page.getByText('Something went wrong.')).toBeVisible()
  await expect(raidScreen.boss).toHaveCount(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(raidScreen.boss).toHaveText('Dragonite')
})

async function scriptsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(FAIRY_GARCHOMP)).text()
  const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, address = '']) => address)
  expect(scripts.length).toBeGreaterThan(3)
  return scripts
}

async function scriptOfScreen(page: Page): Promise<string> {
  const scripts = await scriptsOf(page)
  const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()))
  return scripts[texts.findIndex((text) => text.includes('Copied to Clipboard'))] ?? ''
}

function haveOthersArrived(page: Page) {
  return page.waitForFunction(() => {
    const loadedFiles = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src][async]')]
    return (
      document.readyState !== 'loading' && scripts.filter(({ src }) => !loadedFiles.includes(src)).length <= 1
    )
  })
}
