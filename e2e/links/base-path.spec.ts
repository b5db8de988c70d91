import { expect, test } from '@/e2e/fixtures/test'
import { BASE_PATH, PORTS } from '@/testing/addresses'

test.use({ baseURL: `http://localhost:${PORTS.basePath}` })

test('an export for a base path works below it', async ({ page, raidScreen, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${BASE_PATH}/tera-raid-info/6/Paldea/Garchomp/Fairy/`)
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(page).toHaveURL(`${BASE_PATH}/tera-raid-info/6/Paldea/Dragonite/Fairy/`)
  await raidScreen.share.click()
  await expect(raidScreen.share).toHaveText('Copied to Clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${BASE_PATH}/tera-raid-info/6/Paldea/Dragonite/Fairy`,
  )
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Garchomp')
})

test('a link without a page and an unknown path work below it', async ({
  page,
  raidScreen,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404 .*\/about$/)
  await page.goto(`${BASE_PATH}/tera-raid-info/6/paldea/garchomp/fairy`)
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await page.goto(`${BASE_PATH}/about`)
  await expect(page).toHaveURL(`${BASE_PATH}/`)
})
