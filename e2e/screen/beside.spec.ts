import { holdScripts } from '@/e2e/fixtures/held-scripts'
import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'

const GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test('links lead to the previous and next boss of the list, with the same Tera type', async ({
  page,
  raidScreen,
}) => {
  await page.goto(GARCHOMP)
  await page.getByRole('link', { name: 'Gardevoir' }).click()
  await expect(raidScreen.boss).toHaveText('Gardevoir')
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Gardevoir/Fairy/')
  await page.getByRole('link', { name: 'Garchomp', exact: true }).click()
  await expect(page).toHaveURL(GARCHOMP)
})

test('arrow keys lead there too, but not out of a control', async ({ page, raidScreen }) => {
  await page.goto(GARCHOMP, { waitUntil: 'networkidle' })
  await expectStarted(page)
  await page.keyboard.press('ArrowRight')
  await expect(raidScreen.boss).toHaveText('Gardevoir')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(raidScreen.boss).toHaveText('Gallade')
  await raidScreen.teraType.focus()
  await page.keyboard.press('ArrowRight')
  await expect(raidScreen.boss).toHaveText('Gallade')
})

test('the last boss of the list has no next neighbor', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Volcarona/Fire/', { waitUntil: 'networkidle' })
  await expectStarted(page)
  await page.keyboard.press('ArrowRight')
  await expect(raidScreen.boss).toHaveText('Volcarona')
  await expect(page.getByRole('navigation', { name: 'Other raids' }).getByRole('link')).toHaveText([
    'Vaporeon',
    '5★ Volcarona',
  ])
})

test('a boss of both tiers is compared, and differences stand out', async ({ page }) => {
  await page.goto(GARCHOMP)
  await page.getByText('Compare 5★ and 6★').click()
  const table = page.getByRole('table').filter({ hasText: '5★ Paldea' })
  await expect(table.getByRole('columnheader')).toHaveText(['6★ Paldea', '5★ Paldea'])
  await expect(table.getByRole('row', { name: /^Level/ })).toHaveText(
    'Level90 in battle, 75 when caught75 in battle and when caught',
  )
  await expect(table.locator('mark', { hasText: 'Flamethrower' })).toBeVisible()
})

test('a comparison opened before the scripts arrive loads and stays open', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(GARCHOMP, { waitUntil: 'commit' })
  const summary = page.getByText('Compare 5★ and 6★')
  await summary.click()
  release()
  await expect(
    page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: '5★ Paldea' }) }),
  ).toBeVisible()
  await expect(summary.locator('..')).toHaveAttribute('open')
})

test('a boss of one tier has no comparison', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/5/Paldea/Eevee/Normal/')
  await expect(raidScreen.boss).toHaveText('Eevee')
  await expect(page.getByText('Compare 5★ and 6★')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the neighboring raids are ordinary links', async ({ page, raidScreen }) => {
    await page.goto(GARCHOMP)
    await page.getByRole('link', { name: '5★ Garchomp' }).click()
    await expect(page).toHaveURL('/tera-raid-info/5/Paldea/Garchomp/Fairy/')
    await expect(raidScreen.boss).toHaveText('Garchomp')
    await expect(page.getByText('Compare 5★ and 6★')).toBeHidden()
  })
})
