import { milliseconds } from '@/tools/bench/format'
import { onSlowPage, SLOW_VISIT } from '@/tools/bench/fresh-page'
import { medianOfFive } from '@/tools/bench/median'
import type { RowGroup } from '@/tools/bench/row'
import { movesOf, OPENED } from '@/tools/bench/subject'
import { watchMovesOfNextPage } from '@/tools/bench/watch-moves'

const REACH_IN_MS = 1000

/** How long a visitor who opens a link waits for the moves. */
export const deepLink: RowGroup = async ({ browser, site }) => {
  const time = await medianOfFive(() =>
    onSlowPage(browser, async (page) => {
      await watchMovesOfNextPage(page, movesOf(OPENED.boss))
      await page.goto(site + OPENED.path, { waitUntil: 'commit' })
      return page.evaluate(() => window.movesShownAt)
    }),
  )
  return [
    {
      figure: `deep link, cold, ${SLOW_VISIT}: all moves on screen`,
      reach: milliseconds(REACH_IN_MS),
      measured: milliseconds(time),
      ok: time <= REACH_IN_MS,
    },
  ]
}
