import { expect, test } from './test'

test('Back and Forward go through bosses without a reload', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await raidScreen.creature.selectOption('Hydreigon')
  await expect(raidScreen.boss).toHaveText('Hydreigon')

  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.creature).toHaveValue('Dragonite')
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(page).toHaveTitle('6★ Fairy Garchomp · Paldea - Tera Raid Info')
  await page.goForward()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '')
})

test('reload keeps the raid, and Back still leads to the one before', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await page.reload()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.teraType).toHaveValue('Fairy')
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Garchomp')
})

test('reload keeps what is chosen before a boss is', async ({ page, raidScreen }) => {
  await page.goto('/')
  await raidScreen.tier.selectOption('5 Star')
  await raidScreen.region.selectOption('Terarium')
  await page.reload()
  await expect(raidScreen.tier).toHaveValue('5')
  await expect(raidScreen.region).toHaveValue('Terarium')
})
