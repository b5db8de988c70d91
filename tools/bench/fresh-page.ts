import type { Browser, Page } from '@playwright/test'

const ROUND_TRIP_IN_MS = 150
const BYTES_PER_SECOND = 1.6e6 / 8
const CPU_SLOWED = 4

/** The conditions of a slow visit, for the names of rows. */
export const SLOW_VISIT = '1.6 Mbit/s, 150 ms round trip, CPU slowed 4 times'

/** Opens an empty page with cold caches; it is closed when `visit` ends. */
export async function onFreshPage<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    // tsx wraps named functions in calls of `__name`, which does not exist in the page.
    await context.addInitScript('globalThis.__name = (named) => named')
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

/** The same, for a visitor with a slow connection and a slow phone. */
export function onSlowPage<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  return onFreshPage(browser, async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_IN_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
    return visit(page)
  })
}
