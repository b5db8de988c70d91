import { expect, goOffline, isReleaseKept, OUT_OF_REACH, test } from '@/e2e/fixtures/published-site'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test('after a boss was chosen, a reload, a link, Back and the root work without a network', async ({
  page,
  context,
  site,
  raidScreen,
  consoleErrors,
}) => {
  consoleErrors.expect(OUT_OF_REACH)
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect.poll(() => isReleaseKept(page)).toBe(true)
  await goOffline(context, site)

  await page.reload()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.teraType).toHaveValue('Fairy')
  await page.goto('/tera-raid-info/5/Terarium/Alcremie/Water')
  await expect(raidScreen.boss).toHaveText('Alcremie')
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await page.goto('/')
  await expect(page.getByText('428 raids', { exact: true })).toBeVisible()
})
