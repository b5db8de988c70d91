import { test as base, expect } from '@playwright/test'
import { SERVICE_ADDRESS } from './addresses'
import { ConsoleErrors } from './console-errors'
import { FaultyService } from './faulty-service'
import { collectPolicyViolations } from './policy-violations'
import { RaidScreen } from './raid-screen'

interface Fixtures {
  raidScreen: RaidScreen
  /** Stands between this page and the creature service; it can be told to fail. */
  service: FaultyService
  /** What the content policy forbade so far. A test in which anything is left at its end has failed. */
  policyViolations: string[]
  /** What the pages report as errors. A test in which one comes that it does not expect has failed. */
  consoleErrors: ConsoleErrors
}

export const test = base.extend<Fixtures>({
  raidScreen: ({ page }, use) => use(new RaidScreen(page)),
  service: async ({ page }, use) => {
    const service = await FaultyService.start()
    await page.route(SERVICE_ADDRESS, (route) => route.continue({ url: service.address }))
    await use(service)
    await service.stop()
  },
  policyViolations: [
    async ({ context }, use) => {
      const violations = await collectPolicyViolations(context)
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ browser, context }, use) => {
      const errors = new ConsoleErrors()
      errors.watch(context)
      // A test may open contexts of its own.
      browser.on('context', errors.watch)
      await use(errors)
      browser.off('context', errors.watch)
      await expect.poll(() => errors.faults.missing).toEqual([])
      expect(errors.faults.unexpected).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
