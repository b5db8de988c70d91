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

test('content that needs scripts says what to turn on', async ({ page }) => {
  // Playwright ignores text in `noscript` when it reads a section.
  const says = (text: string) => page.getByRole('paragraph').filter({ hasText: text })
  await page.goto('/')
  await expect(says('Turn on JavaScript to search')).toBeVisible()
})

test('builds are readable, and a link opens its build', async ({ page, raidScreen }) => {
  await page.goto(`${GARCHOMP}Fairy/`)
  const builds = raidScreen.section('All builds').getByRole('article')
  await raidScreen.plan.locator('li').getByRole('link').last().click()
  await expect(builds.getByText(/^T1/).filter({ visible: true })).toHaveCount(1)
  await openBuilds(builds)
  for (const build of await builds.all()) await expect(build.getByRole('definition').first()).toBeVisible()
})

test('a raid compares its 18 Tera types in rows that link to them, and each links back', async ({
  page,
  raidScreen,
}) => {
  await page.goto(GARCHOMP)
  const types = page.getByRole('table', { name: 'Compare its Tera types' })
  await expect(types.getByRole('link')).toHaveCount(18)
  const fairy = types.getByRole('row', { name: /^Fairy / })
  await expect(fairy.getByRole('cell').nth(0)).toHaveText('Poison, Steel')
  const pick = /^(.+)\n\d+% (?:solo|as four)$/.exec(
    (await fairy.getByRole('cell').nth(1).textContent()) ?? '',
  )
  await fairy.click()
  await expect(page).toHaveURL(`${GARCHOMP}Fairy/`)
  await expect(raidScreen.section('Tera weaknesses')).toContainText('Poison - 2x')
  await expect(raidScreen.plan).toContainText(pick?.[1] ?? 'a pick')
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

test('a missing page says so, and links to others', async ({ page }) => {
  await page.goto('/tera-raid-info/6/paldea/nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tera Raid Info')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Page not found')
  await expect(page.getByRole('link', { name: '6★ Terarium' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})
