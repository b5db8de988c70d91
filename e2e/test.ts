import { test as base } from '@playwright/test'
import { SERVICE_ADDRESS } from './addresses'
import { FaultyService } from './faulty-service'
import { RaidScreen } from './raid-screen'

interface Fixtures {
  raidScreen: RaidScreen
  /** Stands between this page and the creature service; it can be told to fail. */
  service: FaultyService
}

export const test = base.extend<Fixtures>({
  raidScreen: ({ page }, use) => use(new RaidScreen(page)),
  service: async ({ page }, use) => {
    const service = await FaultyService.start()
    await page.route(SERVICE_ADDRESS, (route) => route.continue({ url: service.address }))
    await use(service)
    await service.stop()
  },
})

export { expect } from '@playwright/test'
