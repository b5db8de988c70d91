import { FAULTS, type Fault } from './faulty-service'
import { expect, test } from './test'

const CALLS_FOR_DRAGONITE = [
  'GetPokemon dragonite',
  'getMove dragonrush',
  'getMove extremespeed',
  'getMove dragondance',
  'getMove aquatail',
  'getMove lightscreen',
]

const MOVES_OF_DRAGONITE = [/^Aqua Tail/, /^Dragon Rush/, /^Extreme Speed/, /^Dragon Dance/, /^Light Screen/]

test('the service is asked for a chosen boss and for each of its moves, and only once', async ({
  page,
  raidScreen,
  service,
}) => {
  const answers: string[] = []
  page.on('requestfinished', (request) => request.method() === 'POST' && answers.push(request.url()))
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await raidScreen.creature.selectOption('Dragonite')
  await expect.poll(() => answers.length).toBe(CALLS_FOR_DRAGONITE.length)
  expect(service.asked).toEqual(CALLS_FOR_DRAGONITE)

  await raidScreen.creature.selectOption('Garchomp')
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  expect(service.asked).toEqual(CALLS_FOR_DRAGONITE)
})

test('what came with the page is not asked for again', async ({ page, raidScreen, service }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await raidScreen.teraType.selectOption('Steel')
  await expect(raidScreen.section('Tera Weaknesses')).toContainText('Ground - 2x')
  await raidScreen.tier.selectOption('5 Star')
  await expect(raidScreen.section('Raid')).toContainText('75')
  expect(service.asked.filter((call) => call.startsWith('GetPokemon'))).toEqual([])
})

const outcomes = Object.keys(FAULTS) as Fault[]
for (const fault of outcomes) {
  test(`a service that ${fault}: the boss shows, a notice says so, and a new try mends it`, async ({
    page,
    raidScreen,
    service,
  }) => {
    service.fault = fault
    await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
    await raidScreen.creature.selectOption('Dragonite')
    await expect(raidScreen.moves).toHaveText(MOVES_OF_DRAGONITE)
    await expect(raidScreen.notice).toBeVisible({ timeout: 15_000 })
    await expect(raidScreen.moves).toHaveText(MOVES_OF_DRAGONITE)

    service.fault = undefined
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(raidScreen.notice).toBeHidden()
    await expect(raidScreen.boss).toHaveText('Dragonite')
  })
}

test('a service that refuses connections: the boss shows, a notice says so, the console names the cause', async ({
  page,
  raidScreen,
  service,
}) => {
  const causes: string[] = []
  page.on('console', (message) => message.type() === 'error' && causes.push(message.text()))
  service.refuse()
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.moves).toHaveText(MOVES_OF_DRAGONITE)
  await expect(raidScreen.notice).toBeVisible({ timeout: 15_000 })
  expect(causes.join('\n')).toMatch(/Creature service: creature dragonite/)

  service.refuse(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(raidScreen.notice).toBeHidden()
  await expect.poll(() => service.asked).toContain('GetPokemon dragonite')
})
