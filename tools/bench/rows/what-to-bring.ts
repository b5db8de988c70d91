import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { milliseconds } from '@/tools/bench/format'
import { onSlowPage, SLOW_VISIT } from '@/tools/bench/fresh-page'
import { medianOfFive } from '@/tools/bench/median'
import type { RowGroup } from '@/tools/bench/row'
import { OPENED } from '@/tools/bench/subject'

const REACH_IN_MS = 600
const READING_MS = 3000
const PHONE = { width: 390, height: 844 }

/** How long a visitor who has read a raid and jumps to `What to bring` waits for the attackers. */
export const whatToBring: RowGroup = async ({ browser, site }) => {
  const time = await medianOfFive(() =>
    onSlowPage(browser, async (page) => {
      // On a phone the section is screens away, and so not loaded ahead.
      await page.setViewportSize(PHONE)
      await page.goto(site + OPENED.path, { waitUntil: 'networkidle' })
      await pause(READING_MS)
      return timeToAttackers(page)
    }),
  )
  return [
    {
      figure: `What to bring, jumped to after 3 s of reading, ${SLOW_VISIT}: attackers on screen`,
      reach: milliseconds(REACH_IN_MS),
      measured: milliseconds(time),
      ok: time <= REACH_IN_MS,
    },
  ]
}

// Looks before each frame; a timer set there fires when that frame is painted.
function timeToAttackers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const GIVE_UP_AFTER_MS = 20_000
    const startedAt = performance.now()
    const section = document.getElementById('what-to-bring')?.closest('section')
    section?.scrollIntoView()
    return new Promise<number>((resolve) => {
      const look = () => {
        const time = performance.now() - startedAt
        if (section?.querySelector('li')) setTimeout(() => resolve(performance.now() - startedAt))
        else if (time > GIVE_UP_AFTER_MS) resolve(Number.POSITIVE_INFINITY)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  })
}
