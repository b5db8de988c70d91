import type { Page } from '@playwright/test'
import { FILES_OF_RAIDS, holdLaterParts, holdLaterScripts } from '@/e2e/fixtures/held-scripts'
import { CALLS_FOR_DRAGONITE } from '@/e2e/fixtures/live-answer'
import type { RaidScreen } from '@/e2e/fixtures/raid-screen'
import { saveData } from '@/e2e/fixtures/save-data'
import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test.use({ hasTouch: true, viewport: { width: 390, height: 640 } })

/** Returns the scripts that the page requests after its start. */
async function open(page: Page, path: string): Promise<readonly string[]> {
  const requests: string[] = []
  await page.goto(path, { waitUntil: 'networkidle' })
  await expectStarted(page)
  page.on('request', (request) => request.resourceType() === 'script' && requests.push(request.url()))
  return requests
}

for (const [event, path, act] of [
  ['a control is pointed at', FAIRY_GARCHOMP, ({ creature }: RaidScreen) => creature.hover()],
  ['a control is focused', FAIRY_GARCHOMP, ({ teraType }: RaidScreen) => teraType.focus()],
  ['a control is touched', FAIRY_GARCHOMP, ({ region }: RaidScreen) => region.tap()],
  [
    'a link to a raid is pointed at',
    FAIRY_GARCHOMP,
    ({ page }: RaidScreen) => page.getByRole('link', { name: '5★ Garchomp' }).hover(),
  ],
  [
    'a comparison is pointed at',
    FAIRY_GARCHOMP,
    ({ page }: RaidScreen) => page.getByText('Compare 5★ and 6★').hover(),
  ],
  [
    'the mouse is over `Show all attackers`',
    FAIRY_GARCHOMP,
    ({ page }: RaidScreen) => page.getByRole('button', { name: /^Show all \d+ attackers$/ }).hover(),
  ],
  [
    'the title is focused',
    FAIRY_GARCHOMP,
    ({ page }: RaidScreen) => page.getByRole('link', { name: 'Tera Raid Info' }).focus(),
  ],
  ['the search for a boss is pointed at', FAIRY_GARCHOMP, ({ find }: RaidScreen) => find.hover()],
  ['the search box is focused', '/', ({ search }: RaidScreen) => search.focus()],
] as const) {
  test(`when ${event}, the part of the program that it needs is loaded`, async ({ page, raidScreen }) => {
    const requests = await open(page, path)
    expect(requests).toEqual([])
    await act(raidScreen)
    await expect.poll(() => requests.length).toBeGreaterThan(0)
  })
}

test('a raid chosen while that part loads shows from its own file, then requests live data', async ({
  page,
  raidScreen,
  service,
}) => {
  const release = await holdLaterScripts(page, FAIRY_GARCHOMP)
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.creature.focus()
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.section('Moves').getByText('Dragon Rush')).toBeVisible()
  await raidScreen.teraType.selectOption('Steel')
  await expect(raidScreen.section('Tera weaknesses')).toContainText('Ground - 2x')
  expect(service.asked).toEqual([])
  release()
  await expect.poll(() => service.asked).toEqual(CALLS_FOR_DRAGONITE)
  await expect(raidScreen.boss).toHaveText('Dragonite')
})

test('a raid whose file is missing shows once that part has loaded', async ({
  page,
  raidScreen,
  consoleErrors,
}) => {
  await page.route(FILES_OF_RAIDS, (route) => route.fulfill({ status: 404 }))
  consoleErrors.expectFailedLoad(/404 .*\/raids\/6\/paldea\/dragonite\.json$/)
  consoleErrors.expect(/^\/raids\/6\/paldea\/dragonite\.json could not be loaded/)
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
})

test('a raid chosen while everything loads shows once it has loaded', async ({ page, raidScreen }) => {
  const release = await holdLaterParts(page, FAIRY_GARCHOMP)
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.creature.focus()
  await raidScreen.creature.selectOption('Dragonite')
  await raidScreen.teraType.selectOption('Steel')
  await expect(page.getByText('Loading…')).toBeVisible()
  release()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Dragonite/Steel/')
})

test('under Save-Data, only a choice loads that part', async ({ page, raidScreen }) => {
  await saveData(page)
  const requests = await open(page, FAIRY_GARCHOMP)
  await raidScreen.creature.hover()
  await raidScreen.creature.focus()
  await page.getByRole('link', { name: 'Tera Raid Info' }).hover()
  await page.getByRole('button', { name: /^Show all \d+ attackers$/ }).hover()
  expect(requests).toEqual([])
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
})
