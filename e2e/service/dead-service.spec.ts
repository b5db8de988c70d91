import type { Locator, Page } from '@playwright/test'
import { type Behavior, fails, NEVER_ANSWERS, REFUSES, WORKS } from '@/e2e/fixtures/behaviors'
import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { CALLS_FOR_DRAGONITE, callOf, LIVE_MARK } from '@/e2e/fixtures/live-answer'
import { test as base, expect } from '@/e2e/fixtures/test'
import { SERVICE_ADDRESS } from '@/testing/addresses'

const FAILED_CALLS = /^Creature service: |^Failed to load resource: .*\/v8$/

const OPENED = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

/** Too busy for an hour, so the page stops asking. */
const LEAVES_ALONE = fails(429, { 'retry-after': '3600' })

const THREE_BOSSES = ['Annihilape', 'Armarouge', 'Avalugg']
const SEVEN_MORE = ['Baxcalibur', 'Blissey', 'Breloom', 'Ceruledge', 'Cyclizar', 'Corviknight', 'Dragonite']

const test = base.extend<{ openWith: (behavior: Behavior) => Promise<void> }>({
  openWith: async ({ page, service, consoleErrors }, use) => {
    consoleErrors.expect(FAILED_CALLS)
    await use(async (behavior) => {
      service.behavior = behavior
      await page.goto(OPENED)
    })
  },
})

test('of ten raids with a dead API, three are requested, and the last once the visitor retries', async ({
  openWith,
  page,
  raidScreen,
  service,
}) => {
  const calls = watchCalls(page)
  await openWith(REFUSES)
  for (const boss of [...THREE_BOSSES, ...SEVEN_MORE]) {
    await raidScreen.creature.selectOption(boss)
    await expect(raidScreen.boss).toHaveText(boss)
    await expect(raidScreen.notice).toBeVisible({ timeout: 10_000 })
  }
  const speciesCalls = calls.filter((call) => call.startsWith('GetPokemon'))
  expect([...new Set(speciesCalls)]).toEqual(THREE_BOSSES.map((boss) => `GetPokemon ${boss.toLowerCase()}`))
  expect(calls.length).toBeLessThan(60)

  service.behavior = WORKS
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(5)
  expect(service.asked).toEqual(CALLS_FOR_DRAGONITE)
  await expect(raidScreen.notice).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a busy API that asks for an hour gets no more requests', async ({ openWith, raidScreen, service }) => {
  await openWith(LEAVES_ALONE)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.notice).toBeVisible()
  await raidScreen.creature.selectOption('Blissey')
  await expect(raidScreen.boss).toHaveText('Blissey')
  await expect(raidScreen.notice).toBeVisible()
  expect(service.asked).toEqual(CALLS_FOR_DRAGONITE)
})

test('the notice is below the raid, and moves or covers nothing', async ({ openWith, page, raidScreen }) => {
  const shifts = await watchShifts(page)
  await openWith(LEAVES_ALONE)
  await page.waitForLoadState('networkidle')
  await raidScreen.typeBoss('Dragonite')
  await expect(raidScreen.notice).toBeVisible()
  const raid = await boxOf(page.getByRole('article').first())
  const notice = await boxOf(raidScreen.notice)
  expect(notice.y).toBeGreaterThanOrEqual(raid.y + raid.height)
  expect(shifts).toEqual([])
})

test('Try again keeps the focus during the requests', async ({ openWith, page, raidScreen, service }) => {
  await openWith(LEAVES_ALONE)
  await raidScreen.creature.selectOption('Dragonite')
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await tryAgain.focus()
  service.behavior = NEVER_ANSWERS
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Loading live data' })).toBeVisible()
  await expect(tryAgain).toBeFocused()
  await expect(raidScreen.notice).toBeVisible({ timeout: 8000 })
  await expect(tryAgain).toBeFocused()
  service.behavior = WORKS
  await page.keyboard.press('Enter')
  await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(5)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a dismissed notice stays away for the visit', async ({ openWith, page, raidScreen, consoleErrors }) => {
  await openWith(fails(400))
  await raidScreen.creature.selectOption('Dragonite')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(raidScreen.notice).toBeHidden()
  await page.reload()
  await raidScreen.creature.selectOption('Blissey')
  await expect(raidScreen.boss).toHaveText('Blissey')
  await expect.poll(() => consoleErrors.said.join()).toContain('Creature service: creature blissey')
  await expect(raidScreen.notice).toBeHidden()
})

/** By name, including each retry. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url() === SERVICE_ADDRESS) calls.push(callOf(request.postData() ?? '').name)
  })
  return calls
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on the page`)
  return box
}
