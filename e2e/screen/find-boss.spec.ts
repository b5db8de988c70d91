import type { Page } from '@playwright/test'
import { holdLaterScripts } from '@/e2e/fixtures/held-scripts'
import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { expect, test } from '@/e2e/fixtures/test'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test('a boss is found and opened by keyboard, with the Tera type that is chosen', async ({
  page,
  raidScreen,
}) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.find.focus()
  await page.keyboard.press('Enter')
  await expect(raidScreen.findField).toBeFocused()
  await page.keyboard.type('volcar')
  await expect(raidScreen.offered).toHaveText(['6★ Fairy Volcarona · Paldea', '5★ Fairy Volcarona · Paldea'])
  await page.keyboard.press('Enter')
  await expect(raidScreen.boss).toHaveText('Volcarona')
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Volcarona/Fairy/')
  await expect(raidScreen.findField).toHaveCount(0)
  await expect(raidScreen.find).toBeFocused()
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Garchomp')
})

test('arrow keys move in the list, while the focus stays in the field', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/5/Paldea/')
  await raidScreen.find.click()
  await expect(raidScreen.findField).toHaveAttribute('aria-expanded', 'false')
  await raidScreen.findField.fill('dragonit')
  await expect(raidScreen.findField).toHaveAttribute('aria-expanded', 'true')
  const active = page.getByRole('option', { selected: true })
  await expect(active).toHaveText('5★ Dragonite · Paldea')
  await page.keyboard.press('ArrowDown')
  await expect(active).toHaveText('6★ Dragonite · Paldea')
  await expect(raidScreen.findField).toBeFocused()
  const id = await active.getAttribute('id')
  await expect(raidScreen.findField).toHaveAttribute('aria-activedescendant', id ?? 'none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Dragonite/')
})

test('a name that is misspelt, of another region, or beside a Tera type is found', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/')
  await raidScreen.find.click()
  for (const [typed, first] of [
    ['garchmop', '6★ Garchomp · Paldea'],
    ['sinistcha', '6★ Sinistcha (Masterpiece) · Kitakami'],
    ['5 water garchomp', '5★ Water Garchomp · Paldea'],
  ] as const) {
    await raidScreen.findField.fill(typed)
    await expect(raidScreen.offered.first()).toHaveText(first)
  }
  await raidScreen.findField.fill('xyzzyx')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No raids found. Check the spelling')
  await expect(raidScreen.offered).toHaveCount(0)
})

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Close', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`${how} leaves the raid as it was, and gives the focus back`, async ({ page, raidScreen }) => {
    await page.goto(FAIRY_GARCHOMP)
    await raidScreen.find.click()
    await raidScreen.findField.fill('volcarona')
    await expect(raidScreen.offered.first()).toBeVisible()
    await close(page)
    await expect(raidScreen.findField).toHaveCount(0)
    await expect(raidScreen.find).toBeFocused()
    await expect(page).toHaveURL(FAIRY_GARCHOMP)
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('from far down a raid, two taps and a name lead to the top of another', async ({
    page,
    raidScreen,
  }) => {
    await page.goto(FAIRY_GARCHOMP)
    await page.evaluate(() => window.scrollTo({ top: 1500 }))
    await raidScreen.find.tap()
    await expect(raidScreen.findField).toBeFocused()
    await raidScreen.findField.fill('dragonit')
    await raidScreen.offered.first().tap()
    await expect(raidScreen.boss).toHaveText('Dragonite')
    await expect(raidScreen.boss).toBeInViewport()
  })

  test('nothing moves while the search is waited for, nor when it opens', async ({ page, raidScreen }) => {
    const shifts = await watchShifts(page)
    const release = await holdLaterScripts(page, FAIRY_GARCHOMP)
    await page.goto(FAIRY_GARCHOMP)
    await raidScreen.find.tap()
    await expect(page.getByRole('banner').getByText('Loading…')).toBeVisible()
    release()
    await expect(raidScreen.findField).toBeFocused()
    expect(shifts).toEqual([])
  })
})
