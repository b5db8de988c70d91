import { setTimeout as pause } from 'node:timers/promises'
import { onFreshPage } from '@/tools/bench/fresh-page'
import type { RowGroup } from '@/tools/bench/row'
import { OPENED, SERVICE_ADDRESS } from '@/tools/bench/subject'

const WATCHED_FOR_MS = 5000

/** How often a prerendered raid asks the service. */
export const serviceCalls: RowGroup = async ({ browser, site }) => {
  const calls = await onFreshPage(browser, async (page) => {
    let count = 0
    page.on('request', (request) => {
      if (request.url() === SERVICE_ADDRESS) count += 1
    })
    await page.goto(site + OPENED.path, { waitUntil: 'networkidle' })
    await pause(WATCHED_FOR_MS)
    return count
  })
  return [
    {
      figure: 'service calls when a prerendered raid is opened',
      reach: '0',
      measured: String(calls),
      ok: calls === 0,
    },
  ]
}
