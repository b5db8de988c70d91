import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP, openSearch, openWhatToBring } from '@/e2e/fixtures/what-to-bring'

const STEEL_DONDOZO = '/tera-raid-info/6/Paldea/Dondozo/Steel/'
const LEGENDARY = 'Legendary (one per save)'

test('sort and filters are in the address, and a shared link keeps them', async ({ page, raidScreen }) => {
  const { section } = await openWhatToBring(page)
  await openSearch(section)
  await section.getByRole('combobox', { name: 'Sort by' }).selectOption('Fewest turns')
  await section.getByRole('checkbox', { name: 'Include legendaries' }).check()
  await section.getByRole('combobox', { name: 'Attacks' }).selectOption('Physical only')
  await expect(page).toHaveURL(`${FAIRY_GARCHOMP}?sort=turns&legendaries=yes&kind=physical`)
  await page.reload()
  await openSearch(section)
  await expect(section.getByRole('combobox', { name: 'Sort by' })).toHaveValue('turns')
  await expect(section.getByRole('checkbox', { name: 'Include legendaries' })).toBeChecked()
  await expect(section.getByRole('combobox', { name: 'Attacks' })).toHaveValue('physical')
  await expect(section.getByRole('article').filter({ hasText: LEGENDARY }).first()).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await raidScreen.share.click()
  await expect(raidScreen.share).toHaveText('Copied to Clipboard')
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(page).toHaveURL(`${FAIRY_GARCHOMP}?sort=turns&legendaries=yes&kind=physical`)
  await openSearch(section)
  await expect(section.getByRole('checkbox', { name: 'Include legendaries' })).toBeChecked()
})

test('a default setting is not in the address', async ({ page }) => {
  const { section } = await openWhatToBring(page, `${FAIRY_GARCHOMP}?mythicals=yes&sort=safest`)
  await openSearch(section)
  await expect(section.getByRole('checkbox', { name: 'Include mythicals' })).toBeChecked()
  await section.getByRole('checkbox', { name: 'Include mythicals' }).uncheck()
  await expect(page).toHaveURL(`${FAIRY_GARCHOMP}?sort=safest`)
  await section.getByRole('combobox', { name: 'Sort by' }).selectOption('Solo win rate')
  await expect(page).toHaveURL(FAIRY_GARCHOMP)
})

test('an invalid value is ignored, also next to a valid value', async ({ page }) => {
  const { section, attackers } = await openWhatToBring(page, `${FAIRY_GARCHOMP}?sort=luck&kind=status`)
  await openSearch(section)
  await expect(section.getByRole('combobox', { name: 'Sort by' })).toHaveValue('')
  await expect(attackers).toHaveCount(5)
  await page.goto(`${FAIRY_GARCHOMP}?kind=SPECIAL&sort=luck`)
  await openSearch(section)
  await expect(section.getByRole('combobox', { name: 'Attacks' })).toHaveValue('special')
  await expect(attackers.filter({ hasText: 'Physical attacker' })).toHaveCount(0)
})

test('each sort has its order, and each filter hides what it names', async ({ page }) => {
  const { section, attackers } = await openWhatToBring(page, `${STEEL_DONDOZO}?sort=turns`)
  await openSearch(section)
  const turns = async () =>
    (await attackers.allTextContents()).map((text) => Number(/([\d.]+)\sturns/.exec(text)?.[1]))
  const isSorted = (values: readonly number[]) =>
    values.length > 1 && values.every((value, index) => value >= (values[index - 1] ?? 0))
  await expect.poll(async () => isSorted(await turns())).toBe(true)
  await section.getByRole('checkbox', { name: 'No boosting moves' }).check()
  await expect(page).toHaveURL(/unboosted=yes/)
  await expect(attackers.filter({ hasText: /Use (Belly Drum|Swords Dance|Bulk Up)/ })).toHaveCount(0)
})

test('filters stay for another raid, and Back leads to the previous raid', async ({ page, raidScreen }) => {
  const { section } = await openWhatToBring(page)
  await openSearch(section)
  await section.getByRole('checkbox', { name: 'Include legendaries' }).check()
  await raidScreen.creature.selectOption('Dondozo')
  await raidScreen.teraType.selectOption('Steel')
  await expect(page).toHaveURL(`${STEEL_DONDOZO}?legendaries=yes`)
  await expect(section.getByRole('article').filter({ hasText: LEGENDARY }).first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`${FAIRY_GARCHOMP}?legendaries=yes`)
  await expect(section.getByRole('checkbox', { name: 'Include legendaries' })).toBeChecked()
  await page.getByRole('link', { name: 'Tera Raid Info' }).click()
  await expect(page).toHaveURL('/')
})

test('the canonical address of a raid has no filters', async ({ page }) => {
  await openWhatToBring(page, `${FAIRY_GARCHOMP}?sort=turns`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Garchomp\/Fairy\/$/)
})

test('the section is as high as its content, with any filter', async ({ page, raidScreen }) => {
  const { section, attackers } = await openWhatToBring(page)
  await openSearch(section)
  await section.getByRole('checkbox', { name: 'Only mine' }).check()
  await expect(section.getByText('None of your Pokémon are listed')).toBeVisible()
  await expect(attackers).toHaveCount(0)
  const [bring, team] = await Promise.all(
    [section, raidScreen.section('Your box')].map((locator) => locator.boundingBox()),
  )
  expect(bring?.height).toBeLessThan(320)
  expect((team?.y ?? 0) - (bring?.y ?? 0) - (bring?.height ?? 0)).toBeLessThan(40)
})
