import {
  alters,
  fails,
  failsFor,
  isLate,
  recoversAfter,
  saysMegabytes,
  WORKS,
} from '@/e2e/fixtures/behaviors'
import { CALLS_FOR_DRAGONITE, LIVE_MARK } from '@/e2e/fixtures/live-answer'
import { expect, test } from '@/e2e/fixtures/test'

const OPENED = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

const TEN_BOSSES = [
  'Annihilape',
  'Armarouge',
  'Avalugg',
  'Baxcalibur',
  'Blissey',
  'Breloom',
  'Ceruledge',
  'Cyclizar',
  'Corviknight',
  'Dragonite',
]

test('the API gets one request for a chosen boss and one for each of its moves', async ({
  page,
  raidScreen,
  service,
}) => {
  await page.goto(OPENED)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(5)
  await expect(raidScreen.section('Abilities').getByText(LIVE_MARK)).toHaveCount(2)
  expect(service.asked).toEqual(CALLS_FOR_DRAGONITE)

  await raidScreen.creature.selectOption('Garchomp')
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(5)
  expect(service.asked).toEqual(CALLS_FOR_DRAGONITE)
})

test('data in the page is not requested again', async ({ page, raidScreen, service }) => {
  await page.goto(OPENED)
  await raidScreen.teraType.selectOption('Steel')
  await expect(raidScreen.section('Tera weaknesses')).toContainText('Ground - 2x')
  await raidScreen.tier.selectOption('5 Star')
  await expect(raidScreen.section('Raid details')).toContainText('75 in battle and when caught')
  expect(service.asked.filter((call) => call.startsWith('GetPokemon'))).toEqual([])
})

test('the page waits for an API that answers after 3 s', async ({ page, raidScreen, service }) => {
  service.behavior = isLate(3000)
  await page.goto(OPENED)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(5)
  await expect(raidScreen.notice).toBeHidden()
  expect(service.asked).toEqual(CALLS_FOR_DRAGONITE)
})

test('an API that recovers before the third try causes no notice', async ({
  page,
  raidScreen,
  service,
  consoleErrors,
}) => {
  // The browser logs it, the page doesn't.
  consoleErrors.expect(/status of 503/)
  service.behavior = recoversAfter(2, fails(503))
  await page.goto(OPENED)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(5)
  await expect(raidScreen.notice).toBeHidden()
  expect(service.asked).toEqual(CALLS_FOR_DRAGONITE.flatMap((call) => [call, call, call]))
})

test('if a single call fails, the rest is live, and only this call is repeated', async ({
  page,
  raidScreen,
  service,
  consoleErrors,
}) => {
  consoleErrors.expect(/^Creature service: move aquatail/)
  consoleErrors.expect(/status of 500/)
  service.behavior = failsFor('getMove aquatail', fails(500))
  await page.goto(OPENED)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.notice).toBeVisible()
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(4)
  await expect(
    raidScreen.section('Moves').getByRole('listitem').filter({ hasText: 'Aqua Tail' }),
  ).toContainText('No additional effect')

  service.behavior = WORKS
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(5)
  expect(service.asked).toEqual([...CALLS_FOR_DRAGONITE, ...Array(3).fill('getMove aquatail')].sort())
})

test('an answer of 50 MB is aborted', async ({ page, raidScreen, service, consoleErrors }) => {
  consoleErrors.expect(/^Creature service: .*longer than 2000000 bytes/)
  service.behavior = saysMegabytes(50)
  await page.goto(OPENED)
  await raidScreen.creature.selectOption('Dragonite')
  await expect.poll(() => service.hungUp).toEqual(CALLS_FOR_DRAGONITE)
})

test('of ten bosses chosen in a row, the last shows, and calls for the others are aborted', async ({
  page,
  raidScreen,
  service,
}) => {
  service.behavior = isLate(3000)
  await page.goto(OPENED)
  for (const boss of TEN_BOSSES) {
    await raidScreen.creature.selectOption(boss)
    await expect(raidScreen.boss).toHaveText(boss)
  }
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(5)
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.notice).toBeHidden()

  const speciesCalls = service.asked.filter((call) => call.startsWith('GetPokemon'))
  expect(speciesCalls).toContain('GetPokemon dragonite')
  const otherCalls = speciesCalls.filter((call) => call !== 'GetPokemon dragonite')
  expect(otherCalls).not.toEqual([])
  expect(service.hungUp).toEqual(expect.arrayContaining(otherCalls))
  expect(service.hungUp).not.toContain('GetPokemon dragonite')
})

test('a boss that disappears before the paint is not requested', async ({ page, raidScreen, service }) => {
  await page.goto(OPENED)
  // All in one task, faster than any visitor.
  await raidScreen.creature.evaluate((select: HTMLSelectElement, bosses) => {
    for (const boss of bosses) {
      select.value = boss
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, TEN_BOSSES)
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(5)
  expect(service.asked).toEqual(CALLS_FOR_DRAGONITE)
})

test('markup in names and descriptions is text', async ({ page, raidScreen, service }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  service.behavior = alters((answer) =>
    answer
      .replace(/"name":"([^"]*)",/g, '"name":"<i>$1</i><img src=x onerror=alert(1)>",')
      .replace(/"shortDesc":"[^"]*"/g, '"shortDesc":"<script>alert(2)</script><b>&amp;</b>"'),
  )
  await page.goto(OPENED)
  await raidScreen.creature.selectOption('Dragonite')
  for (const section of [raidScreen.section('Moves'), raidScreen.section('Abilities')]) {
    await expect(section).toContainText('</i><img src=x onerror=alert(1)>')
    await expect(section).toContainText('<script>alert(2)</script><b>&amp;</b>')
    await expect(section.locator('i, img, b, script')).toHaveCount(0)
  }
  await expect(raidScreen.moves.filter({ hasText: '<i>Aqua Tail</i>' })).toHaveCount(1)
  expect(dialogs).toEqual([])
})

test('if all moves and abilities have the same name, the next boss shows nothing of the previous boss', async ({
  page,
  raidScreen,
  service,
}) => {
  service.behavior = alters((answer) => answer.replace(/"name":"[^"]*",/g, '"name":"Splash",'))
  await page.goto(OPENED)
  for (const [boss, moves] of [
    ['Dragonite', 5],
    ['Baxcalibur', 4],
    ['Blissey', 5],
  ] as const) {
    await raidScreen.creature.selectOption(boss)
    await expect(raidScreen.moves.getByText('Splash', { exact: true })).toHaveCount(moves)
    await expect(raidScreen.moves).toHaveCount(moves)
  }
})
