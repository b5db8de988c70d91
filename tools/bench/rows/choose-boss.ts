import { setTimeout as pause } from 'node:timers/promises'
import { milliseconds } from '@/tools/bench/format'
import { onSlowPage } from '@/tools/bench/fresh-page'
import { medianOfFive } from '@/tools/bench/median'
import type { Bench, Row, RowGroup } from '@/tools/bench/row'
import { startServiceRelay } from '@/tools/bench/service-relay'
import { CHOSEN_BOSS, movesOf, OPENED } from '@/tools/bench/subject'
import { timeToMovesOf } from '@/tools/bench/watch-moves'

const REACH_IN_MS = 100
const LATE_BY_MS = 2000
const READING_MS = 3000

/** How long a visitor who has read a raid and chooses another boss waits for its moves, whatever the service does. */
export const chooseBoss: RowGroup = async (bench) => {
  const relay = await startServiceRelay(LATE_BY_MS)
  const withLateService = await timeToChoose(bench)
  await relay.close()
  const withoutService = await timeToChoose(bench)
  return [row('service answers after 2 s', withLateService), row('service refuses', withoutService)]
}

function timeToChoose({ browser, site }: Bench): Promise<number> {
  return medianOfFive(() =>
    onSlowPage(browser, async (page) => {
      await page.goto(site + OPENED.path, { waitUntil: 'networkidle' })
      await pause(READING_MS)
      return timeToMovesOf(page, CHOSEN_BOSS, movesOf(CHOSEN_BOSS))
    }),
  )
}

function row(service: string, time: number): Row {
  return {
    figure: `choosing another boss after 3 s of reading, same conditions, ${service}: its moves on screen`,
    reach: milliseconds(REACH_IN_MS),
    measured: milliseconds(time),
    ok: time <= REACH_IN_MS,
  }
}
