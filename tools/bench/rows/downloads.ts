import { startCreatureService } from '@/servers/creature-service/server'
import { atMost, BUDGETS, bytes, type Measure } from '@/tools/bench/row'
import { BOSS_CONTROL, CHOSEN, OPENED, SERVICE_ADDRESS, SERVICE_PORT } from '@/tools/bench/subject'
import { open, trafficOf, visit } from '@/tools/bench/visit'

/** What a visitor downloads who opens a link and reads its first screen. Scrolling installs the service worker. */
export const deepLinkBytes: Measure = async ({ browser, site }) => {
  const { sent } = await trafficOf(site, () => visit(browser, (page) => open(page, site + OPENED.path)))
  return [
    atMost(
      BUDGETS.deepLink.bytes,
      bytes,
      'deep link, cold, only read and not scrolled: downloaded until the network is quiet',
      sent,
    ),
  ]
}

/** What passes between a visitor and the creature service. */
export const serviceBytes: Measure = async ({ browser, site }) => {
  const service = await startCreatureService({ port: SERVICE_PORT })
  const { read, chosen } = await visit(browser, async (page) => ({
    read: await trafficOf(SERVICE_ADDRESS, () => open(page, site + OPENED.path)),
    chosen: await trafficOf(SERVICE_ADDRESS, () => page.getByLabel(BOSS_CONTROL).selectOption(CHOSEN.first)),
  }))
  await service.close()
  if (chosen.sent === 0) throw new Error('the creature service was not asked for the chosen boss')
  return [
    atMost(0, bytes, 'service traffic when a raid is only read', read.sent + read.received),
    atMost(BUDGETS.service, bytes, 'service traffic for one chosen boss', chosen.sent + chosen.received),
  ]
}
