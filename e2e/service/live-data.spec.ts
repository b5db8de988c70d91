import type { Page } from '@playwright/test'
import { alters, type Behavior } from '@/e2e/fixtures/behaviors'
import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { answerTo } from '@/e2e/fixtures/live-answer'
import type { RaidScreen } from '@/e2e/fixtures/raid-screen'
import { readScreen, type ScreenText } from '@/e2e/fixtures/screen-text'
import { expect, test } from '@/e2e/fixtures/test'
import { knownErrors } from '@/servers/creature-service/known-errors'
import { createCreatureSchema } from '@/servers/creature-service/schema'
import { startCreatureService } from '@/servers/creature-service/server'
import type { RunningServer } from '@/servers/site/listen'

/** Ends each description of a live answer, and has no width. */
const UNSEEN_MARK = '\u200b'

let real: RunningServer

test.beforeAll(async () => {
  real = await startCreatureService({ port: 0, schema: createCreatureSchema(knownErrors) })
})
test.afterAll(() => real.close())

const RAIDS = [
  { stars: '6', region: 'Kitakami', boss: 'Leavanny', of: 'whose Grassy Glide the service gets wrong' },
  { stars: '5', region: 'Terarium', boss: 'Alcremie', of: 'whose ability the service says twice' },
  { stars: '5', region: 'Paldea', boss: 'Polteageist', of: 'whose ability the service says twice' },
  { stars: '6', region: 'Terarium', boss: 'Excadrill', of: 'which the service cannot answer' },
  { stars: '6', region: 'Paldea', boss: 'Dragonite', of: 'of which the service gets nothing wrong' },
] as const

for (const { stars, region, boss, of } of RAIDS) {
  test(`live data shows ${stars}★ ${boss}, ${of}, like its own page, and moves nothing`, async ({
    page,
    raidScreen,
    service,
  }) => {
    const shifts = await watchShifts(page)
    await waitForAnswers(page)
    let answerAll = () => {}
    service.behavior = answersOfTheRealOne(
      new Promise((resolve) => {
        answerAll = resolve
      }),
    )
    // Starts at Ditto, whose move no other raid has: the page doesn't request what it already has.
    await page.goto('/tera-raid-info/6/Paldea/Ditto/Fairy/')
    const ownPage = await readScreen(page, `/tera-raid-info/${stars}/${region}/${boss}/Fairy/`)
    await raidScreen.tier.selectOption(`${stars} Star`)
    await raidScreen.region.selectOption(region)
    await raidScreen.creature.selectOption(boss)
    await raidScreen.teraType.selectOption('Fairy')
    await expect.poll(() => readScreen(page)).toEqual(ownPage)

    // Browsers report layout shifts after the next paint.
    await waitForPaint(raidScreen)
    shifts.length = 0
    answerAll()
    const moveCount = await raidScreen.moves.count()
    await expect.poll(() => marksIn(raidScreen, 'Moves')).toBe(moveCount)
    if (boss !== 'Excadrill') await expect.poll(() => marksIn(raidScreen, 'Abilities')).toBeGreaterThan(0)
    await waitForPaint(raidScreen)
    expect(withoutMarks(await readScreen(page))).toEqual(ownPage)
    expect(shifts).toEqual([])
    await expect(raidScreen.notice).toBeHidden()
  })
}

/** Comparing takes a busy machine longer than the page's time limit. */
async function waitForAnswers(page: Page) {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
}

/** When released, sends the known errors of the real API, and the invisible mark. */
function answersOfTheRealOne(mayAnswer: Promise<void>): Behavior {
  const markedAnswer = alters(
    (answer) => answer.replace(/("shortDesc":"(?:[^"\\]|\\.)+)"/g, `$1${UNSEEN_MARK}"`),
    (call) => answerTo(call, real.url),
  )
  return {
    async answer(response, call) {
      await mayAnswer
      await markedAnswer.answer(response, call)
    },
  }
}

function withoutMarks(screen: ScreenText): unknown {
  return JSON.parse(JSON.stringify(screen).replaceAll(UNSEEN_MARK, ''))
}

async function marksIn(raidScreen: RaidScreen, section: string): Promise<number> {
  // Not `innerText`, which omits parts below the screen of a phone.
  return ((await raidScreen.section(section).textContent()) ?? '').split(UNSEEN_MARK).length - 1
}

async function waitForPaint({ page }: RaidScreen) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
