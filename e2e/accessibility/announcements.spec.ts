import type { Page } from '@playwright/test'
import { listenToAnnouncements } from '@/e2e/fixtures/announcements'
import type { RaidScreen } from '@/e2e/fixtures/raid-screen'
import { expect, test } from '@/e2e/fixtures/test'
import { FILE_OF_GARCHOMP, holdPlans, openSearch, openWhatToBring } from '@/e2e/fixtures/what-to-bring'

/** Loads everything that a choice needs, except the lists of builds. */
async function openReady(page: Page, raidScreen: RaidScreen) {
  const { section } = await openWhatToBring(page)
  await raidScreen.creature.focus()
  await page.waitForLoadState('networkidle')
  return section
}

for (const [change, choose, announcement] of [
  ['boss', (screen) => screen.creature.selectOption('Dragonite'), '6★ Fairy Dragonite · Paldea'],
  ['tier', (screen) => screen.tier.selectOption('5 Star'), '5★ Fairy Garchomp · Paldea'],
  ['Tera type', (screen) => screen.teraType.selectOption('Water'), '6★ Water Garchomp · Paldea'],
  [
    'neighbor',
    (screen) => screen.page.getByRole('link', { name: 'Gardevoir' }).click(),
    '6★ Fairy Gardevoir · Paldea',
  ],
] as const satisfies [string, (screen: RaidScreen) => Promise<unknown>, string][]) {
  test(`another ${change} announces the raid to screen readers, and nothing else`, async ({
    page,
    raidScreen,
  }) => {
    const section = await openReady(page, raidScreen)
    const release = await holdPlans(page)
    const announcements = await listenToAnnouncements(page)
    await choose(raidScreen)
    await expect(section.getByText('Loading…')).toBeVisible()
    release()
    await expect(section.getByRole('article').first()).toBeVisible()
    await expect(section.getByText(/^\d+ attackers, \d+ supports?$/)).toBeVisible()
    expect(announcements).toEqual([announcement])
  })
}

test('after filters were used, another boss and Back announce only the raid', async ({
  page,
  raidScreen,
}) => {
  const section = await openReady(page, raidScreen)
  await openSearch(section)
  await section.getByRole('checkbox', { name: 'Include legendaries' }).check()
  const legendary = section.getByRole('article').filter({ hasText: 'Legendary (one per save)' }).first()
  await expect(legendary).toBeVisible()
  const announcements = await listenToAnnouncements(page)
  for (const move of [() => raidScreen.creature.selectOption('Dragonite'), () => page.goBack()]) {
    await move()
    await expect(section.getByText(/^\d+ attackers, \d+ supports?$/)).toBeVisible()
  }
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(legendary).toBeVisible()
  expect(announcements).toEqual(['6★ Fairy Dragonite · Paldea', '6★ Fairy Garchomp · Paldea'])
})

test('filters announce how many builds remain', async ({ page, raidScreen }) => {
  const section = await openReady(page, raidScreen)
  const announcements = await listenToAnnouncements(page)
  await openSearch(section)
  await section.getByRole('checkbox', { name: 'No boosting moves' }).check()
  await expect.poll(() => announcements.at(-1)).toMatch(/^\d+ attackers?, \d+ supports?$/)
  const countMessage = announcements.at(-1)
  await section.getByRole('checkbox', { name: 'No boosting moves' }).uncheck()
  await expect.poll(() => announcements.at(-1)).not.toBe(countMessage)
  expect(announcements.at(-1)).toMatch(/^\d+ attackers?, \d+ supports?$/)
})

test('a list that fails to load is announced with what to do', async ({
  page,
  raidScreen,
  consoleErrors,
}) => {
  await page.goto('/tera-raid-info/6/Paldea/Dragonite/Fairy/')
  await raidScreen.creature.focus()
  await page.waitForLoadState('networkidle')
  await page.route(`**${FILE_OF_GARCHOMP}`, (route) => route.fulfill({ status: 404 }))
  consoleErrors.expect(/404 \(Not Found\).*garchomp\.json/)
  consoleErrors.expect(/garchomp\.json could not be loaded/)
  const announcements = await listenToAnnouncements(page)
  await raidScreen.creature.selectOption('Garchomp')
  await expect(raidScreen.section('All builds').getByRole('alert')).toBeVisible()
  await expect
    .poll(() => announcements)
    .toEqual(['6★ Fairy Garchomp · Paldea', expect.stringMatching(/^(Couldn’t load|Not saved).*Try again$/)])
})
