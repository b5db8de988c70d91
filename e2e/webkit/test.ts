import { test as base, expect } from '@playwright/test'
import { ConsoleErrors } from '@/e2e/fixtures/console-errors'
import { NO_FAULTS } from '@/testing/console/console-faults'
import { type Driver, startDriver } from './driver'
import { Visitor } from './visitor'
import { READ_ERRORS, WatchedSite } from './watched-site'

interface Fixtures {
  site: WatchedSite
  /** A test fails on an unexpected error. */
  consoleErrors: ConsoleErrors
  visitor: Visitor
}

/** Tests in WebKitGTK, which Playwright can't control, by WebDriver. */
export const test = base.extend<Fixtures, { driver: Driver }>({
  driver: [
    async ({ browserName: _ }, use) => {
      const driver = await startDriver()
      await use(driver)
      await driver.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ baseURL }, use) => {
    const site = await WatchedSite.start(baseURL ?? '')
    await use(site)
    await site.stop()
  },
  consoleErrors: async ({ browserName: _ }, use) => use(new ConsoleErrors({ reportsFailedLoads: true })),
  visitor: async ({ driver, site, consoleErrors }, use) => {
    const browser = await driver.openBrowser()
    const visitor = new Visitor(browser, site.url)
    await use(visitor)
    for (const error of await visitor.run<string[]>(READ_ERRORS)) consoleErrors.hear(error)
    await browser.quit()
    expect(consoleErrors.faults).toEqual(NO_FAULTS)
  },
})

export { expect }
