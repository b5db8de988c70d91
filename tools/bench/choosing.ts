import { once } from 'node:events'
import { createServer } from 'node:net'
import {
  atMost,
  type Bench,
  BUDGETS,
  fiveTimes,
  type Measure,
  median,
  medianOfFive,
  milliseconds,
  type Row,
} from './row'
import { BOSS_CONTROL, CHOSEN, movesOf, OPENED, SERVICE_PORT } from './subject'
import { timeToChoose } from './time-until-shown'
import { approach, open, visitOnSlowPhone } from './visit'

/** How long a visitor who chooses another boss waits for its moves, without the Pokémon API. */
export const choosing: Measure = async (bench) => {
  const silentService = createServer().listen(SERVICE_PORT, 'localhost')
  await once(silentService, 'listening')
  const silent = await choiceRows(bench, 'service silent')
  const atOnce = await choiceAtOnce(bench)
  silentService.close()
  return [atOnce, ...silent, ...(await choiceRows(bench, 'service refuses'))]
}

// The visitor chooses with a key, or with a touch that opens the list and picks from it: focus and choice come
// together.
async function choiceAtOnce({ browser, site }: Bench): Promise<Row> {
  const time = await medianOfFive(() =>
    visitOnSlowPhone(browser, async (page) => {
      const control = page.getByLabel(BOSS_CONTROL)
      await open(page, site + OPENED.path)
      await control.focus()
      return timeToChoose(control, CHOSEN.first, movesOf(CHOSEN.first))
    }),
  )
  return atMost(
    BUDGETS.choosing.atOnce,
    milliseconds,
    'first choice of a visit, the control focused at that moment, slow phone, service silent: moves on screen',
    time,
  )
}

async function choiceRows(bench: Bench, service: string): Promise<Row[]> {
  const visits = await fiveTimes(() => measureTwoChoices(bench))
  const row = (choice: keyof typeof CHOSEN) =>
    atMost(
      BUDGETS.choosing[choice],
      milliseconds,
      `${choice} choice of a visit, the control focused and the program loaded before, slow phone, ${service}: moves on screen`,
      median(visits.map((times) => times[choice])),
    )
  return [row('first'), row('second')]
}

function measureTwoChoices({ browser, site }: Bench) {
  return visitOnSlowPhone(browser, async (page) => {
    const control = page.getByLabel(BOSS_CONTROL)
    const choose = async (boss: string) => {
      await approach(control)
      return timeToChoose(control, boss, movesOf(boss))
    }
    await open(page, site + OPENED.path)
    return { first: await choose(CHOSEN.first), second: await choose(CHOSEN.second) }
  })
}
