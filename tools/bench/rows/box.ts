import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { recommendations } from '@/data/strategies/recommendations'
import { ENGINE_FILE } from '@/lib/box/engine/engine-file'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { atMost, BUDGETS, type Measure, medianOfFive, milliseconds } from '@/tools/bench/row'
import { OPENED } from '@/tools/bench/subject'
import { CPU_SLOWDOWN, open, SLOW_NETWORK, visit } from '@/tools/bench/visit'
import { addToBox } from '@/tools/bench/your-box'
import { gzippedSize } from '@/tools/offline/precache-list'

const BOX = 30

/**
 * How long a visitor with a box of 30 waits until all have fought. DevTools slow down neither the processor of a worker nor
 * its network: all that was measured counts as often as the slow phone's processor is slower, and the download is added.
 */
export const box: Measure = async ({ browser, site, directory }) => {
  const sets = [...new Set(recommendations.map(({ build }) => setOfBuild(build)))].slice(0, BOX)
  const measured = await medianOfFive(() =>
    visit(browser, async (page) => {
      await open(page, site + OPENED.path)
      return timeToFight(page, sets)
    }),
  )
  const download =
    SLOW_NETWORK.latency +
    (1000 * (await gzippedSize(join(directory, ENGINE_FILE)))) / SLOW_NETWORK.downloadThroughput
  return [
    atMost(
      BUDGETS.box,
      milliseconds,
      `slow phone, Test my Pokémon: all of a box of ${sets.length} fought`,
      CPU_SLOWDOWN * measured + download,
    ),
  ]
}

async function timeToFight(page: Page, sets: readonly string[]): Promise<number> {
  const section = await addToBox(page, sets)
  const startedAt = performance.now()
  await section.getByRole('button', { name: 'Test my Pokémon' }).click()
  await section.getByRole('status').filter({ hasText: 'more often than' }).waitFor({ timeout: 60_000 })
  return performance.now() - startedAt
}
