import { atMost, BUDGETS, bytes, type Measure, medianOfFive, milliseconds } from './row'
import { movesOf, OPENED } from './subject'
import { timeToOpen } from './time-until-shown'
import { bytesSentBy, open, visit, visitOnSlowPhone } from './visit'

/**
 * The bytes that a visitor downloads to open a link and read its first screen. Scrolling installs the service worker.
 */
export const deepLinkBytes: Measure = async ({ browser, site }) => {
  const bytesSent = await bytesSentBy(site, () => visit(browser, (page) => open(page, site + OPENED.path)))
  const figure = 'deep link, cold, only read and not scrolled: downloaded until the network is quiet'
  return [atMost(BUDGETS.deepLink.bytes, bytes, figure, bytesSent)]
}

export const deepLink: Measure = async ({ browser, site }) => {
  const time = await medianOfFive(() =>
    visitOnSlowPhone(browser, (page) => timeToOpen(page, site + OPENED.path, movesOf(OPENED.boss))),
  )
  const figure = 'slow phone, deep link, cold: all moves on screen'
  return [atMost(BUDGETS.deepLink.time, milliseconds, figure, time)]
}
