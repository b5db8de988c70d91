import type { Locator } from '@playwright/test'
import { expect, test } from '@/e2e/fixtures/test'
import { setText, TEXT_SETTINGS, textFaults } from '@/e2e/fixtures/text-faults'
import {
  FAIRY_GARCHOMP,
  FILE_OF_GARCHOMP,
  openBuilds,
  openSearch,
  openWhatToBring,
} from '@/e2e/fixtures/what-to-bring'

const DRAGON_ALTARIA = '/tera-raid-info/5/Paldea/Altaria/Dragon/'
const STEEL_DONDOZO = '/tera-raid-info/6/Paldea/Dondozo/Steel/'
const LEGENDARY = 'Legendary (one per save)'

/** Picks of the plan are links here. */
const rowsOf = (section: Locator) => section.getByRole('list', { name: 'Attackers' }).getByRole('listitem')
const names = (builds: Locator) => builds.getByRole('heading', { level: 5 }).allTextContents()

test('a page has six attackers and, without a team, the best support, all with full builds', async ({
  page,
}) => {
  const { section, attackers, supports } = await openWhatToBring(page, DRAGON_ALTARIA)
  await expect(rowsOf(section)).toHaveCount(6)
  await expect(attackers).toHaveCount(4)
  await expect(supports).toHaveCount(1)
  await openBuilds(attackers)
  await openBuilds(supports)
  for (const build of [...(await attackers.all()), ...(await supports.all())]) {
    await expect(build).toContainText(/Tera [A-Z][a-z]+|any Tera type/)
    for (const label of ['Ability', 'Nature, EVs', 'Learned by']) {
      await expect(build.getByRole('term').filter({ hasText: label })).toBeVisible()
    }
    await expect(build.locator('summary')).toContainText(/\d+%|saves/)
    await expect(build.getByText(/^T1/)).toBeVisible()
  }
  for (const build of await attackers.all())
    await expect(build.getByRole('term').filter({ hasText: 'Watch out for' })).toBeVisible()
})

test('the first attackers against 6★ Steel Dondozo win solo and are safe', async ({ page, raidScreen }) => {
  const { attackers } = await openWhatToBring(page, STEEL_DONDOZO)
  for (const build of [raidScreen.plan.getByRole('article').first(), attackers.first(), attackers.nth(1)])
    await expect(build).toContainText(/(100|9\d)%\ssolo.*HP rarely below [3-9]\d%/)
})

test('legendaries are only listed on request, and counted', async ({ page }) => {
  const { section, attackers } = await openWhatToBring(page, STEEL_DONDOZO)
  const count = section.getByText(/^\d+ attackers, \d+ supports?$/)
  await section.getByRole('button', { name: /^Show all \d+ attackers$/ }).click()
  const rows = rowsOf(section)
  await expect.poll(() => rows.count()).toBeGreaterThan(6)
  await openSearch(section)
  const without = await rows.count()
  await expect(count).toHaveText(new RegExp(`^${without} attackers, `))
  await expect(attackers.filter({ hasText: LEGENDARY })).toHaveCount(0)
  await section.getByRole('checkbox', { name: 'Include legendaries' }).check()
  await expect(attackers.filter({ hasText: LEGENDARY }).first()).toBeVisible()
  await expect(count).toHaveText(new RegExp(`^${await rows.count()} attackers, `))
  expect(await rows.count()).toBeGreaterThan(without)
  await section.getByRole('checkbox', { name: 'Include legendaries' }).uncheck()
  await expect(rows).toHaveCount(without)
})

test('choosing the first Tera type keeps the filters, and requests nothing again', async ({
  page,
  raidScreen,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const { section } = await openWhatToBring(page, '/tera-raid-info/6/Paldea/Garchomp/')
  await openSearch(section)
  await section.getByRole('checkbox', { name: 'Include legendaries' }).check()
  await raidScreen.teraType.selectOption('Fairy')
  await expect(page).toHaveURL(`${FAIRY_GARCHOMP}?legendaries=yes`)
  await expect(raidScreen.plan.getByText('No Tera type selected')).toHaveCount(0)
  await expect(section.getByRole('checkbox', { name: 'Include legendaries' })).toBeChecked()
  expect(requests.filter((path) => path === FILE_OF_GARCHOMP)).toHaveLength(1)
})

test('another Tera type has other attackers; without a Tera type, the most versatile come first', async ({
  page,
  raidScreen,
}) => {
  const { attackers } = await openWhatToBring(page)
  const againstFairy = await names(attackers)
  await raidScreen.teraType.selectOption('Water')
  await expect.poll(() => names(attackers)).not.toEqual(againstFairy)
  const mostSuited = raidScreen.plan.getByText('come first; win rates are averages')
  await expect(mostSuited).toHaveCount(0)
  await raidScreen.teraType.selectOption('-- Tera Type --')
  await expect(mostSuited).toBeVisible()
  await expect(attackers.first()).toContainText(/works against \d+\sof 18\sTera types/)
})

test('another boss has its own builds, including Ditto, which copies your Pokémon', async ({
  page,
  raidScreen,
}) => {
  const { attackers } = await openWhatToBring(page, STEEL_DONDOZO)
  const againstDondozo = await names(attackers)
  await raidScreen.creature.selectOption('Garchomp')
  await expect.poll(() => names(attackers)).not.toEqual(againstDondozo)
  await expect(attackers.first()).toBeVisible()
  const ditto = await openWhatToBring(page, '/tera-raid-info/5/Paldea/Ditto/Fairy/')
  await expect(ditto.attackers).toHaveCount(5)
})

test('the page names the assumptions of its results, and the programs that they depend on', async ({
  page,
}) => {
  const { section } = await openWhatToBring(page)
  await section.getByText('How these battles were simulated').click()
  await expect(section).toContainText('If a boss has several possible abilities, builds fight each of them')
  await expect(section).toContainText('turns take 13.5 s')
  await expect(section.getByRole('link', { name: '@smogon/calc' })).toBeVisible()
  await expect(section.getByRole('link', { name: '@pkmn/dex' })).toBeVisible()
})

test('filters and builds work by keyboard alone', async ({ page }) => {
  const { section, attackers } = await openWhatToBring(page)
  await section.getByText('Sort and filter').focus()
  await page.keyboard.press('Enter')
  await section.getByRole('checkbox', { name: 'Include legendaries' }).focus()
  await page.keyboard.press('Space')
  await expect(section.getByRole('checkbox', { name: 'Include legendaries' })).toBeChecked()
  await expect(attackers.filter({ hasText: LEGENDARY }).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('checkbox', { name: 'Include mythicals' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(section.getByRole('checkbox', { name: 'Only mine' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('button', { name: 'Include legendaries (remove)' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('button', { name: /^Show all \d+ attackers$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const copy = attackers.first().getByRole('button', { name: /^Copy build/ })
  await expect(copy).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(attackers.first().getByRole('button', { name: /^Add to my box: / })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(attackers.first().getByRole('checkbox', { name: /^I have it: / })).toBeFocused()
})

test('no text of a build is cut, covered or pushed sideways, with any text setting', async ({ page }) => {
  const { section, attackers, supports } = await openWhatToBring(page)
  await openSearch(section)
  await section.getByRole('checkbox', { name: 'Include legendaries' }).check()
  for (const list of ['attackers', 'supports']) {
    await section.getByRole('button', { name: new RegExp(`^Show all \\d+ ${list}$`) }).click()
  }
  await openBuilds(attackers)
  await openBuilds(supports)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [how, styles] of Object.entries(TEXT_SETTINGS)) {
      await setText(page, styles)
      expect(await textFaults(page), `${width} px wide, ${how}`).toEqual([])
    }
  }
  for (const width of [700, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await setText(page, '')
    expect(await textFaults(page), `${width} px wide`).toEqual([])
  }
})
