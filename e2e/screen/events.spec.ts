import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { expect, test } from '@/e2e/fixtures/test'
import { YourBox } from '@/e2e/fixtures/your-box'
import { IRON_HANDS, MAGIKARP } from '@/testing/box/sets'

const CHARIZARD = '/tera-raid-info/7/Event/Charizard/Dragon/'
/** Its page names the days of its second weekend: 12 to 14 December 2025. */
const DRAGAPULT = '/tera-raid-info/7/Event/Dragapult/Dragon/'

test('from the root, the list of 7★ raids leads to a boss by its Tera type', async ({ page, raidScreen }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: '7★ Event' }).click()
  await expect(page.getByRole('heading', { name: '7★ Event · 55 bosses' })).toBeVisible()
  const dragons = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Tera Dragon' }) })
  await expect(dragons.getByRole('listitem')).toContainText([
    /^CharizardLast event: started by 26 Jan 2026/,
    /2022-12/,
  ])
  await dragons.getByRole('link', { name: /^Charizard ?Last event/ }).click()
  await expect(page).toHaveURL(CHARIZARD)
  await expect(raidScreen.teraType).toHaveValue('Dragon')
})

test('an event raid says when it came, what is caught, and what the first win pays', async ({
  page,
  raidScreen,
}) => {
  await page.goto(CHARIZARD)
  const events = raidScreen.section('Events')
  await expect(events).toContainText('Latest of 2 events: by 26 Jan 2026. First: 13 Mar 2024.')
  await expect(events).toContainText('Once per save')
  await expect(events).toContainText('Mightiest Mark')
  await expect(raidScreen.section('Drops')).toContainText('TM157 Overheat, 1 × Ability Patch')
  await expect(page.getByRole('img', { name: 'Shiny Charizard' })).toHaveCount(0)
})

test('unread data is called unknown', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/7/Event/Annihilape/Ghost/')
  await expect(raidScreen.section('Script')).toContainText('aren’t known yet')
  await expect(raidScreen.section('Drops')).toHaveText(/aren’t known yet\.$/)
  await expect(raidScreen.section('Raid details')).toContainText('Level')
  await expect(raidScreen.section('Raid details')).not.toContainText('Time limit')
})

test('an event raid says what to bring, and first whether no Pokémon wins solo', async ({
  page,
  raidScreen,
}) => {
  await page.goto(CHARIZARD)
  await expect(raidScreen.plan.getByRole('article').first()).toBeVisible()
  await page.goto('/tera-raid-info/7/Event/Mewtwo/Psychic/')
  await expect(raidScreen.plan).toContainText(/No listed Pokémon is likely to win solo/)
})

for (const [day, text] of [
  ['2025-12-11T12:00:00Z', 'Starts 12 Dec 2025, 00:00 UTC.'],
  ['2025-12-14T23:59:00Z', 'Ends 14 Dec 2025, 23:59 UTC.'],
  ['2025-12-15T00:00:00Z', 'Last available 12–14 Dec 2025'],
] as const) {
  test(`at ${day}, the page says of Dragapult: ${text}, and nothing moves`, async ({ page, raidScreen }) => {
    const shifts = await watchShifts(page)
    await page.clock.setFixedTime(day)
    await page.goto(DRAGAPULT)
    await expect(raidScreen.section('Events')).toContainText(text)
    expect(shifts).toEqual([])
  })
}

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false })

  test('an event raid says when it was, and only offers Tera types with a page', async ({
    page,
    raidScreen,
  }) => {
    await page.goto(DRAGAPULT)
    await expect(raidScreen.section('Events')).toContainText('Last available 12–14 Dec 2025')
    await page.goto('/tera-raid-info/5/Event/Blissey/')
    await expect(raidScreen.boss).toHaveText('Blissey')
    await expect(page.getByRole('link', { name: 'Fire', exact: true })).toHaveCount(0)
  })
})

test('a Tera type of a 5★ event raid can be chosen without a prerendered page', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/5/Event/Blissey/')
  await page.getByRole('link', { name: 'Fire', exact: true }).click()
  await expect(page).toHaveTitle('5★ Fire Blissey · Event - Tera Raid Info')
  await expect(raidScreen.section('Tera weaknesses')).toContainText('Ground - 2x')
  await page.reload()
  await expect(raidScreen.boss).toHaveText('Blissey')
  await expect(raidScreen.teraType).toHaveValue('Fire')
})

test('a link with a region of the map or another Tera type leads to the raid with a notice', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/7/Paldea/Charizard/Dragon')
  await expect(page).toHaveURL(CHARIZARD)
  await expect(raidScreen.linkNotice).toHaveCount(0)
  await page.goto('/tera-raid-info/7/Event/Charizard/Fire')
  await expect(raidScreen.linkNotice).toHaveText('Charizard always has Tera type Dragon, not Fire.')
  await expect(raidScreen.teraType).toHaveValue('Dragon')
  await page.goto('/tera-raid-info/7/Event/Charizard')
  await expect(raidScreen.linkNotice).toHaveText('Charizard always has Tera type Dragon.')
})

test('a visitor’s own Pokémon fight an event raid', async ({ page }) => {
  const yours = await YourBox.open(page, CHARIZARD)
  await yours.add([IRON_HANDS, MAGIKARP].join('\n\n'))
  await yours.fight.click()
  await expect(yours.says(/solo more often than/)).toBeVisible({
    timeout: 60_000,
  })
})

test('a beaten event raid is marked in its list', async ({ page }) => {
  await page.goto(CHARIZARD)
  await page.getByRole('button', { name: 'Mark as beaten' }).click()
  await page.goto('/tera-raid-info/7/Event/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Beaten' })).toHaveText(/^CharizardLast/)
})
