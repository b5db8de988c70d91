import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { offeredBosses } from '@/lib/raid/selection'
import { watchCalls } from '@/tools/bench/calls-under-way'
import { type Choices, chooseRaids } from '@/tools/bench/choose-raids'
import { megabytes, milliseconds } from '@/tools/bench/format'
import { onFreshPage } from '@/tools/bench/fresh-page'
import { watchLongTasks } from '@/tools/bench/long-tasks'
import { measurePageMemory, type PageMemory } from '@/tools/bench/page-memory'
import type { Row, RowGroup } from '@/tools/bench/row'
import { startServiceRelay } from '@/tools/bench/service-relay'
import { OPENED } from '@/tools/bench/subject'

const RAIDS = 2000
const GROWTH_ALLOWED = 0.2
const LONGEST_TASK_MS = 200
/** The same raids in every run. */
const SEED = 4

const PLACES = TIERS.flatMap((tier) => REGIONS.map((region) => ({ tier, region })))

const EACH_BOSS: readonly Choices[] = PLACES.flatMap(({ tier, region }) =>
  offeredBosses({ tier, region }).map((boss) => ({
    'Raid tier': tier,
    Region: region,
    'Creature list': boss,
    'Tera type list': 'Fairy',
  })),
)

const anyRaid: fc.Arbitrary<Choices> = fc
  .tuple(fc.constantFrom(...EACH_BOSS), fc.constantFrom(...TYPE_NAMES))
  .map(([choices, teraType]) => ({ ...choices, 'Tera type list': teraType }))

/**
 * What a tab that stays open comes to hold, and whether it ever hangs. The answers for all bosses are kept for the session,
 * so growth is counted from when each boss has been shown and answered once; tasks are watched from the start.
 */
export const soak: RowGroup = async ({ browser, site }) => {
  const relay = await startServiceRelay()
  const { before, after, longest } = await onFreshPage(browser, async (page) => {
    await page.goto(site + OPENED.path, { waitUntil: 'networkidle' })
    const longestTask = await watchLongTasks(page)
    await showEachBoss(page)
    const before = await memoryWithLastBoss(page)
    await chooseRaids(page, fc.sample(anyRaid, { numRuns: RAIDS, seed: SEED }))
    const longest = await longestTask()
    return { before, after: await memoryWithLastBoss(page), longest }
  })
  await relay.close()
  return [heapRow(before, after), listenerRow(before, after), taskRow(longest)]
}

async function showEachBoss(page: Page) {
  const answered = watchCalls(page)
  for (const choices of EACH_BOSS) {
    await chooseRaids(page, [choices])
    await answered()
  }
}

// With the same raid on screen, whose elements and listeners are counted both times.
async function memoryWithLastBoss(page: Page): Promise<PageMemory> {
  await chooseRaids(page, EACH_BOSS.slice(-1))
  return measurePageMemory(await page.context().newCDPSession(page))
}

function heapRow(before: PageMemory, after: PageMemory): Row {
  const growth = after.heap / before.heap - 1
  return {
    figure: `heap of a tab after ${RAIDS.toLocaleString('en')} random raids, from when all ${EACH_BOSS.length} bosses were shown and answered once`,
    reach: `at most ${percent(GROWTH_ALLOWED)}`,
    measured: `${percent(growth)}, ${megabytes(before.heap)} to ${megabytes(after.heap)}`,
    ok: growth <= GROWTH_ALLOWED,
  }
}

function listenerRow(before: PageMemory, after: PageMemory): Row {
  return {
    figure: 'the same: event listeners',
    reach: 'no more',
    measured: `${before.listeners} to ${after.listeners} (nodes: ${before.nodes} to ${after.nodes})`,
    ok: after.listeners <= before.listeners,
  }
}

function taskRow(longest: number): Row {
  return {
    figure: 'the same, and showing each boss once: longest task',
    reach: milliseconds(LONGEST_TASK_MS),
    measured: longest > 0 ? milliseconds(longest) : 'under 50 ms',
    ok: longest <= LONGEST_TASK_MS,
  }
}

function percent(share: number): string {
  return `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)}%`
}
