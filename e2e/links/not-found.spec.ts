import { holdScripts } from '@/e2e/fixtures/held-scripts'
import { expect, test } from '@/e2e/fixtures/test'

const IN_LOWER_CASE = '/tera-raid-info/6/paldea/garchomp/fairy'

test('until its script arrives, a link without a page waits, then says that the page was not found', async ({
  page,
  raidScreen,
}) => {
  const release = await holdScripts(page)
  await page.goto(IN_LOWER_CASE, { waitUntil: 'commit' })
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.getByText('Page not found')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('Loading…')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  release()
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(page.getByText('Page not found')).toHaveCount(0)
})

test('from the raid of a link without a page, the title leads to the finder', async ({
  page,
  raidScreen,
}) => {
  await page.goto(IN_LOWER_CASE)
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await page.getByRole('link', { name: 'Tera Raid Info' }).click()
  await expect(raidScreen.search).toBeVisible()
  await expect(page.getByText('Page not found')).toHaveCount(0)
})

test("a path with only a boss's name leads to its raids", async ({ page, raidScreen, consoleErrors }) => {
  consoleErrors.expectFailedLoad(/\/mewtwo$/)
  await page.goto('/mewtwo')
  await expect(page).toHaveURL('/?q=mewtwo')
  await expect(raidScreen.search).toHaveValue('mewtwo')
  await expect(page.getByRole('link', { name: /Mewtwo/ }).first()).toBeVisible()
})
