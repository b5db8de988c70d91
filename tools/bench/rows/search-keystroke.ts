import type { Page } from '@playwright/test'
import { milliseconds } from '@/tools/bench/format'
import { onSlowPage, SLOW_VISIT } from '@/tools/bench/fresh-page'
import { medianOfFive } from '@/tools/bench/median'
import type { RowGroup } from '@/tools/bench/row'

const REACH_IN_MS = 50

/** How long a visitor who types into the search box waits for what it finds. */
export const searchKeystroke: RowGroup = async ({ browser, site }) => {
  const time = await medianOfFive(() =>
    onSlowPage(browser, async (page) => {
      await page.goto(site, { waitUntil: 'networkidle' })
      return timeToFind(page, 'g')
    }),
  )
  return [
    {
      figure: `a keystroke in the search box, ${SLOW_VISIT}: what it finds on screen`,
      reach: milliseconds(REACH_IN_MS),
      measured: milliseconds(time),
      ok: time <= REACH_IN_MS,
    },
  ]
}

// All raids are shown before, so this letter takes the most away.
function timeToFind(page: Page, letter: string): Promise<number> {
  return page.getByRole('searchbox').evaluate(async (box: HTMLInputElement, typed) => {
    const shown = () => document.querySelectorAll('main li:not([hidden] *)').length
    const all = shown()
    const typedAt = performance.now()
    // As the browser sets it: React watches the property of the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return shown() < all ? performance.now() - typedAt : Number.POSITIVE_INFINITY
  }, letter)
}
