import { setTimeout as pause } from 'node:timers/promises'
import { kilobytes } from '@/tools/bench/format'
import { onFreshPage } from '@/tools/bench/fresh-page'
import type { RowGroup } from '@/tools/bench/row'
import { type ServiceRelay, startServiceRelay, type Traffic } from '@/tools/bench/service-relay'
import { CHOSEN_BOSS, OPENED } from '@/tools/bench/subject'

const REACH = 40e3
const QUIET_AFTER_MS = 2000

/** What passes between a visitor and the service for one chosen boss. */
export const serviceBytes: RowGroup = async ({ browser, site }) => {
  const relay = await startServiceRelay()
  const { up, down } = await onFreshPage(browser, async (page) => {
    await page.goto(site + OPENED.path, { waitUntil: 'networkidle' })
    await page.getByLabel('Creature list').selectOption(CHOSEN_BOSS)
    return trafficOnceQuiet(relay)
  })
  await relay.close()
  return [
    {
      figure: 'bytes to and from the service for one chosen boss',
      reach: `under ${kilobytes(REACH)}`,
      measured: `${kilobytes(up)} up, ${kilobytes(down)} down`,
      ok: down > 0 && up + down < REACH,
    },
  ]
}

async function trafficOnceQuiet(relay: ServiceRelay): Promise<Traffic> {
  const before = relay.traffic()
  await pause(QUIET_AFTER_MS)
  const { up, down } = relay.traffic()
  return up === before.up && down === before.down ? before : trafficOnceQuiet(relay)
}
