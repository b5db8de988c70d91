import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, goOffline, isSaved, OUT_OF_REACH, test, visit } from '@/e2e/fixtures/published-site'
import { expectStarted } from '@/e2e/fixtures/started'
import { cacheNames } from '@/lib/offline/cache-names'
import { WORKER_FILE } from '@/lib/offline/worker-messages'
import { EXPORTS, SERVICE_ADDRESS } from '@/testing/addresses'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test.describe('a new release', () => {
  test.beforeEach(async ({ page, site }) => {
    await visit(page, FAIRY_GARCHOMP)
    await expect.poll(() => isSaved(page, FAIRY_GARCHOMP)).toBe(true)
    site.publish(EXPORTS.next)
  })

  test('keeps all files of an open page', async ({ page, context, raidScreen }) => {
    await openNext(context)
    // The first call loads the code that makes it.
    const apiCall = page.waitForResponse(SERVICE_ADDRESS)
    await raidScreen.creature.selectOption('Dragonite')
    await expect(raidScreen.boss).toHaveText('Dragonite')
    await apiCall
    await expect(raidScreen.notice).toBeHidden()
  })

  test('does not mix with the old release while an old page is open', async ({
    page,
    context,
    site,
    raidScreen,
    consoleErrors,
  }) => {
    consoleErrors.expect(OUT_OF_REACH)
    const nextPage = await openNext(context)
    await nextPage.goto(FAIRY_GARCHOMP)
    await expect(nextPage.locator('html')).toHaveAttribute('data-release', 'next')
    await goOffline(context, site)
    await nextPage.reload()
    await expect(nextPage.locator('html')).not.toHaveAttribute('data-release')
    await page.reload()
    await raidScreen.creature.selectOption('Dragonite')
    await expect(raidScreen.boss).toHaveText('Dragonite')
  })

  test('takes over without a reload once the old pages are closed, and removes the old release', async ({
    page,
    context,
    site,
  }) => {
    const otherPages = [
      'somebody-else',
      `workbox-precache-v2-${site.url}/`,
      `serwist-precache-v2-${site.url}/other/`,
    ]
    await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), otherPages)
    const [oldPages] = (await cachesOf(page)).filter((name) => name.includes('-pages-'))
    await letNextTakeOver(context)
    const later = await context.newPage()
    const loads: string[] = []
    later.on('load', () => loads.push(later.url()))
    await visit(later, '/')
    await expect(later.locator('html')).toHaveAttribute('data-release', 'next')
    expect(await cachesOf(later)).toEqual(expect.arrayContaining(otherPages))
    expect(await cachesOf(later)).not.toContain(oldPages)
    const scripts = await precachedFiles(later, `${site.url}/`, /[^/]+\.js$/)
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((name) => !name.endsWith('-next.js'))).toEqual([])

    await goOffline(context, site)
    await later.reload()
    await expect(later.locator('html')).toHaveAttribute('data-release', 'next')
    expect(loads).toEqual([`${site.url}/`, `${site.url}/`])
  })
})

test('a release turns off the navigation preload of an older release', async ({ page, context, site }) => {
  await visit(page, '/')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.enable())
  site.publish(EXPORTS.next)
  await letNextTakeOver(context)
  const later = await context.newPage()
  await visit(later, '/')
  expect(await later.evaluate(isPreloading)).toBe(false)
})

test('a release is not saved with the shell of another release', async ({
  page,
  context,
  site,
}, testInfo) => {
  const half = testInfo.outputPath('half')
  // Half published: new pages, the old worker, and the files of both.
  await cp(EXPORTS.next, half, { recursive: true })
  for (const path of ['_next', 'manifest.webmanifest', WORKER_FILE])
    await cp(join(EXPORTS.site, path), join(half, path), { recursive: true })
  site.publish(half)
  await page.goto('/')
  await expectStarted(page)
  await page.getByRole('combobox').first().focus()
  await expect.poll(() => site.asked).toContain('/index.html')
  site.publish(EXPORTS.next)
  await openNext(context)
  expect(await precachedFiles(page, `${site.url}/`, /index\.html/)).toHaveLength(1)
})

test('a worker does not take over with the shell of another release', async ({ page, site }, testInfo) => {
  const half = testInfo.outputPath('half')
  await visit(page, '/')
  // Half published: the new worker, the old shell, and the files of both.
  for (const path of ['index.html', 'icon.svg', '_next'])
    await cp(join(EXPORTS.site, path), join(half, path), { recursive: true })
  for (const path of ['_next', WORKER_FILE])
    await cp(join(EXPORTS.next, path), join(half, path), { recursive: true })
  site.publish(half)
  await page.goto('/')
  await expect.poll(() => site.asked.filter((path) => path === '/index.html')).toHaveLength(2)
  await expect.poll(() => page.evaluate(isInstalling)).toBe(false)
  expect(await page.evaluate(hasWaitingWorker)).toBe(false)
  expect(await precachedFiles(page, `${site.url}/`, /index\.html/)).toHaveLength(1)
})

async function isInstalling() {
  return Boolean((await navigator.serviceWorker.getRegistration())?.installing)
}

async function hasWaitingWorker() {
  return Boolean((await navigator.serviceWorker.getRegistration())?.waiting)
}

/** Waits until the new worker is ready to take over. */
async function openNext(context: BrowserContext): Promise<Page> {
  const nextPage = await context.newPage()
  await nextPage.goto('/')
  await expect(nextPage.locator('html')).toHaveAttribute('data-release', 'next')
  await expect.poll(() => nextPage.evaluate(hasWaitingWorker)).toBe(true)
  return nextPage
}

async function letNextTakeOver(context: BrowserContext) {
  const worker = context.waitForEvent('serviceworker')
  await openNext(context)
  await Promise.all(context.pages().map((page) => page.close()))
  await expect.poll(async () => (await worker).evaluate('serviceWorker.state')).toBe('activated')
}

async function isPreloading() {
  const { navigationPreload } = await navigator.serviceWorker.ready
  return (await navigationPreload.getState()).enabled
}

function cachesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

function precachedFiles(page: Page, scope: string, pattern: RegExp): Promise<string[]> {
  const { precache } = cacheNames('any', scope)
  return page.evaluate(
    async ([name, filePattern]) => {
      const requests = await (await caches.open(name)).keys()
      return requests.flatMap(({ url }) => filePattern.exec(url) ?? [])
    },
    [precache, pattern] as const,
  )
}
