import type { BrowserContext, Page } from '@playwright/test'
import { SiteServer } from './site-server'
import { test as base } from './test'

/** The export that is published, unless a test says otherwise. */
export const EXPORT = '.e2e/site'

/** Tests with a server of their own, which they may break, and with the service worker. */
export const test = base.extend<{ site: SiteServer }>({
  site: async ({ browserName: _ }, use) => {
    const site = await SiteServer.start(EXPORT)
    await use(site)
    await site.stop()
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
})

/**
 * What is reported of a raid that was never visited, where the site or the creature service is out of reach: its images,
 * its attackers and its calls fail.
 */
export const OUT_OF_REACH =
  /ERR_FAILED .*\/(assets\/pokemon|attackers)\/|\/attackers\/.* could not be loaded|ERR_INTERNET_DISCONNECTED .*\/v8$|^Creature service: /

/** Opens a page, and waits until the site is ready to work offline. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** Takes the network away from the browser, and the server from the network. */
export async function goOffline(context: BrowserContext, site: SiteServer) {
  await site.stop()
  await context.setOffline(true)
}

/** Whether a cache of the site holds what is at an address. */
export function isKept(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), address)
}

export { expect } from './test'
