import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { offeredBosses, type Selection } from '@/lib/raid/selection'
import { startCreatureService } from '@/servers/creature-service/server'
import { atMost, BUDGETS, count, type Measure, milliseconds, percent } from '@/tools/bench/row'
import { OPENED, SERVICE_PORT } from '@/tools/bench/subject'
import { open, untilQuiet, visit } from '@/tools/bench/visit'

const RAIDS = 2000
/** The same raids in every run. */
const SEED = 4
const QUIET_MS = 50

type Raid = Required<Selection>

const EACH_BOSS = TIERS.flatMap((tier) =>
  REGIONS.flatMap((region) =>
    offeredBosses({ tier, region }).map((boss): Raid => ({ tier, region, boss, teraType: 'Fairy' })),
  ),
)

const anyRaid = fc
  .tuple(fc.constantFrom(...EACH_BOSS), fc.constantFrom(...TYPE_NAMES))
  .map(([raid, teraType]): Raid => ({ ...raid, teraType }))

/**
 * How much memory a tab that stays open takes, and whether it ever hangs. The answers for all bosses are kept for the
 * session, so growth is counted from when each boss has been shown and answered once.
 */
export const soak: Measure = async ({ browser, site }) => {
  const service = await startCreatureService({ port: SERVICE_PORT })
  const { before, after, longestTask } = await visit(browser, async (page) => {
    await open(page, site + OPENED.path)
    for (const raid of EACH_BOSS) {
      await choose(page, raid)
      await untilQuiet(QUIET_MS)
    }
    const before = await memory(page)
    // The last raid is the same both times, so its elements and listeners make no difference.
    for (const raid of [...fc.sample(anyRaid, { numRuns: RAIDS, seed: SEED }), ...EACH_BOSS.slice(-1)])
      await choose(page, raid)
    return { before, after: await memory(page), longestTask: await longestTaskOf(page) }
  })
  await service.close()
  const tab = `tab after all ${EACH_BOSS.length} bosses and ${count(RAIDS)} random raids`
  return [
    atMost(
      BUDGETS.soak.heapGrowth,
      percent,
      `${tab}: heap beyond that after all bosses`,
      after.heap / before.heap - 1,
    ),
    atMost(
      before.listeners,
      count,
      `${tab}: event listeners, no more than after all bosses`,
      after.listeners,
    ),
    atMost(BUDGETS.soak.longestTask, milliseconds, `${tab}: longest task`, longestTask),
  ]
}

async function choose(page: Page, { tier, region, boss, teraType }: Raid) {
  await page.getByRole('combobox', { name: 'Raid tier' }).selectOption(tier)
  await page.getByRole('combobox', { name: 'Region' }).selectOption(region)
  await page.getByRole('combobox', { name: 'Creature list' }).selectOption(boss)
  await page.getByRole('combobox', { name: 'Tera type list' }).selectOption(teraType)
  await page.getByRole('heading', { level: 2, name: boss, exact: true }).waitFor()
}

// Of the whole visit; 0 where no task took 50 ms.
function longestTaskOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tasks = new PerformanceObserver(() => {})
    tasks.observe({ type: 'longtask', buffered: true })
    return Math.max(0, ...tasks.takeRecords().map(({ duration }) => duration))
  })
}

async function memory(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.requestGC()
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners') }
}
