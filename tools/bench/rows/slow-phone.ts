import type { Locator, Page } from '@playwright/test'
import { atMost, BUDGETS, type Measure, medianOfFive, milliseconds } from '@/tools/bench/row'
import { movesOf, OPENED } from '@/tools/bench/subject'
import { timeToOpen, timeToPress } from '@/tools/bench/time-until-shown'
import { approach, open, visitOnSlowPhone } from '@/tools/bench/visit'

const SEVENTH_BUILD = 'section[aria-labelledby="what-to-bring"] li:nth-child(7) article'

/** How long a visitor who opens a link waits for the moves. */
export const deepLink = medianOfVisits(
  BUDGETS.deepLink.time,
  'deep link, cold: all moves on screen',
  (page, site) => timeToOpen(page, site + OPENED.path, movesOf(OPENED.boss)),
)

/** How long a visitor who types into the search box waits for the raids that it finds. */
export const keystroke = medianOfVisits(
  BUDGETS.keystroke,
  'keystroke in the search box: raids found on screen',
  async (page, site) => {
    const searchBox = page.getByRole('searchbox')
    await open(page, `${site}/`)
    await approach(searchBox)
    return timeToFind(searchBox, 'g')
  },
)

/** How long a visitor who has read a raid and wants all attackers waits for them. */
export const whatToBring = medianOfVisits(
  BUDGETS.whatToBring,
  'all attackers of All builds: on screen',
  async (page, site) => {
    await open(page, site + OPENED.path)
    return timeToPress(page.getByRole('button', { name: /^Show all \d+ attackers$/ }), {
      selector: SEVENTH_BUILD,
      texts: [],
    })
  },
)

function medianOfVisits(
  budget: number,
  figure: string,
  time: (page: Page, site: string) => Promise<number>,
): Measure {
  return async ({ browser, site }) => {
    const median = await medianOfFive(() => visitOnSlowPhone(browser, (page) => time(page, site)))
    return [atMost(budget, milliseconds, `slow phone, ${figure}`, median)]
  }
}

// All raids are shown before, so the first letter hides the most.
function timeToFind(searchBox: Locator, letter: string): Promise<number> {
  return searchBox.evaluate(async (box: HTMLInputElement, typed) => {
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
