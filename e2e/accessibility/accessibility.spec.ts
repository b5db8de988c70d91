import { AXE_TIMEOUT, expectAccessible } from '@/e2e/fixtures/accessibility-faults'
import { REFUSES } from '@/e2e/fixtures/behaviors'
import { expect, test } from '@/e2e/fixtures/test'

/** expectations.spec.ts tests a raid with its Tera type, with everything open. */
const PAGES = {
  'the root': '/',
  'a search': '/?q=a&herb=Spicy',
  'a list of raids': '/tera-raid-info/6/Kitakami/',
  'a raid without a chosen Tera type': '/tera-raid-info/6/Paldea/Garchomp/',
  'a raid with an impossible Tera type': '/tera-raid-info/5/Paldea/Breloom/Electric/',
  'an event raid': '/tera-raid-info/7/Event/Mewtwo/Psychic/',
  'a list of events': '/tera-raid-info/7/Event/',
  'a link that was not prerendered': '/tera-raid-info/6/kitakami/missingno',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`axe finds nothing on ${name}, light and wide, dark and narrow`, async ({ page, raidScreen }) => {
    test.setTimeout(AXE_TIMEOUT)
    await page.goto(path)
    await expect(raidScreen.share).toBeVisible()
    await expectAccessible(page)
  })
}

test('axe finds nothing in the sheet of filters', async ({ page }) => {
  test.setTimeout(AXE_TIMEOUT)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?herb=Spicy')
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the search for a boss and its Tera type, light and wide, dark and narrow', async ({
  page,
  raidScreen,
}) => {
  test.setTimeout(AXE_TIMEOUT)
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await raidScreen.find.click()
  await raidScreen.findField.fill('a')
  await expect(raidScreen.offered).toHaveCount(12)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(raidScreen.offeredTypes).toHaveCount(19)
  await expectAccessible(page)
})

test('axe finds nothing on filters of builds and on an empty box', async ({ page, raidScreen }) => {
  test.setTimeout(AXE_TIMEOUT)
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/?unboosted=yes&sort=turns')
  await expect(raidScreen.section('All builds').getByRole('button', { name: /remove/ })).toHaveCount(2)
  const box = raidScreen.section('Your box')
  await box.getByText('Which of your Pokémon can win?').click()
  await box.getByRole('button', { name: 'Add to box' }).click()
  await expect(box.getByText('No Pokémon in this text')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the notice of missing live data', async ({
  page,
  raidScreen,
  service,
  consoleErrors,
}) => {
  test.setTimeout(AXE_TIMEOUT)
  consoleErrors.expect(/^Creature service: |^Failed to load resource: /)
  service.behavior = REFUSES
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.notice).toBeVisible()
  await expectAccessible(page)
})

test('a raid is chosen and shared by keyboard alone', async ({ page, raidScreen, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Tera Raid Info' })).toBeFocused()
  for (const [control, text] of [
    [raidScreen.tier, '6'],
    [raidScreen.region, 'P'],
    [raidScreen.creature, 'Garch'],
    [raidScreen.find, ''],
    [raidScreen.teraType, 'Fai'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
    await raidScreen.typeAhead(text)
  }
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await page.keyboard.press('Tab')
  await expect(raidScreen.share).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Copied to Clipboard' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/tera-raid-info/6/Paldea/Garchomp/Fairy`,
  )
  await page.keyboard.press('Tab')
  await expect(raidScreen.scheme).toBeFocused()
})

test('a chosen raid is announced', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await raidScreen.creature.selectOption('Dragonite')
  await expect(page.getByRole('status').filter({ hasText: '6★ Fairy Dragonite · Paldea' })).toBeAttached()
})

test('the skip link leads past the controls', async ({ page }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const path of [
  '/',
  '/tera-raid-info/6/Paldea/Garchomp/Fairy/',
  '/tera-raid-info/6/Paldea/Garchomp/Fairy',
]) {
  test(`only the title announces ${path} on load`, async ({ page, raidScreen }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(raidScreen.announcement).toHaveText('')
  })
}
