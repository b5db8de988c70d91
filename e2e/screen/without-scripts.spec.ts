import { expect, test } from '@/e2e/fixtures/test'
import { openBuilds } from '@/e2e/fixtures/what-to-bring'

const GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/'

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/tera-raid-info/6/', GARCHOMP, `${GARCHOMP}Fairy/`, '/404.html']) {
  test(`${path} offers no control that needs a script`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    for (const role of ['combobox', 'button', 'searchbox', 'textbox', 'checkbox'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.getByText('Compare 5★ and 6★')).toBeHidden()
    await expect(page.getByText('Loading…')).toBeHidden()
  })
}

test('what only a script can show says what to turn on', async ({ page }) => {
  // Text in `noscript` is left out of what a section says, by Playwright.
  const says = (text: string) => page.getByRole('paragraph').filter({ hasText: text })
  await page.goto('/')
  await expect(says('Turn on JavaScript to search')).toBeVisible()
})

test('the best to bring lead to their builds, which can be read', async ({ page, raidScreen }) => {
  await page.goto(`${GARCHOMP}Fairy/`)
  const builds = raidScreen.section('What to bring').getByRole('article')
  expect(await builds.count()).toBeGreaterThanOrEqual(6)
  await openBuilds(builds)
  for (const build of await builds.all()) {
    await expect(build.getByRole('list', { name: 'Plan' }).getByRole('listitem').first()).toBeVisible()
    await expect(build.getByRole('definition').first()).toBeVisible()
  }
  const link = raidScreen.best.first()
  const name = await link.getByRole('strong').textContent()
  await link.click()
  const build = builds.filter({ has: page.locator(':target') })
  await expect(build.getByRole('heading')).toHaveText(name ?? '')
  await expect(build.getByRole('heading')).toBeInViewport()
})

test('a link opens its build, closed before, by itself', async ({ page, raidScreen }) => {
  await page.goto(`${GARCHOMP}Fairy/`)
  const plans = raidScreen.section('What to bring').getByRole('list', { name: 'Plan' })
  await expect(plans).toHaveCount(0)
  await raidScreen.best.nth(1).click()
  await expect(plans).toHaveCount(1)
})

test('a raid offers the 18 Tera types as links, and each of them the others', async ({
  page,
  raidScreen,
}) => {
  await page.goto(GARCHOMP)
  const types = page.getByRole('navigation', { name: 'Choose its Tera type to see its weaknesses' })
  await expect(types.getByRole('link')).toHaveCount(18)
  await types.getByRole('link', { name: 'Fairy' }).click()
  await expect(page).toHaveURL(`${GARCHOMP}Fairy/`)
  await expect(raidScreen.section('Tera Weaknesses')).toContainText('Poison - 2x')
  await page.getByRole('link', { name: 'Other Tera types' }).click()
  await expect(page).toHaveURL(GARCHOMP)
})

test('tiers and regions lead to their raids', async ({ page, raidScreen }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Browse by tier and region' }).click()
  await expect(page).toHaveURL('/tera-raid-info/')
  await page.getByRole('link', { name: '5★ raids' }).click()
  await expect(page).toHaveURL('/tera-raid-info/5/')
  await page.getByRole('link', { name: '5★ Kitakami' }).click()
  await page.getByRole('link', { name: 'Basculegion (Female)' }).click()
  await expect(page).toHaveURL('/tera-raid-info/5/Kitakami/Basculegion%20(Female)/')
  await expect(raidScreen.boss).toHaveText('Basculegion (Female)')
})

test('a page that is not there says so, and leads on', async ({ page }) => {
  await page.goto('/tera-raid-info/6/paldea/nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tera Raid Info')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Page not found')
  await expect(page.getByRole('link', { name: '6★ Terarium' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})
