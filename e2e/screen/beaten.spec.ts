import { readFile } from 'node:fs/promises'
import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { REFUSALS, refuseStorage } from '@/e2e/fixtures/refused-storage'
import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP } from '@/e2e/fixtures/what-to-bring'

const MARK = { name: 'Mark as beaten' }
const BEATEN = { name: 'Beaten on 22 Nov 2026 Undo' }

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 22, 21, 30)))

test('a raid is marked as beaten for all Tera types, and the mark survives a reload until removed', async ({
  page,
  raidScreen,
}) => {
  await page.goto(FAIRY_GARCHOMP)
  await page.getByRole('button', MARK).click()
  await expect(page.getByRole('button', BEATEN)).toBeFocused()
  await raidScreen.teraType.selectOption('Water')
  await expect(page.getByRole('button', BEATEN)).toBeVisible()
  await raidScreen.tier.selectOption('5 Star')
  await expect(page.getByRole('button', MARK)).toBeVisible()
  await page.goto(FAIRY_GARCHOMP)
  await page.getByRole('button', BEATEN).click()
  await page.reload()
  await expect(page.getByRole('button', MARK)).toBeVisible()
})

test('the finder counts beaten raids, and hides them on request', async ({ page, raidScreen }) => {
  await page.goto('/')
  await expect(page.getByText('428 raids')).toBeVisible()
  await expect(page.getByText(/of 428 beaten/)).toHaveCount(0)
  await page.goto(FAIRY_GARCHOMP)
  await page.getByRole('button', MARK).click()
  await page.getByRole('link', { name: 'Tera Raid Info' }).click()
  await expect(page.getByText('1 of 428 beaten')).toBeVisible()
  const progress = page.getByRole('combobox', { name: 'Beaten' })
  await progress.selectOption('Not yet')
  await expect(page.getByText('427 raids', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/?beaten=Not+yet')
  await raidScreen.search.fill('paldea garchomp')
  await expect(raidScreen.found).toHaveText([/^Garchomp5★ Paldea/])
  await expect(page).toHaveURL(/garchomp/)
  await page.reload()
  await expect(raidScreen.found).toHaveText([/^Garchomp5★ Paldea/])
  await progress.selectOption('Yes')
  await expect(raidScreen.found).toHaveText([/^Garchomp6★ Paldea/])
})

test('a second tab shows marks of the first tab', async ({ page, context }) => {
  const second = await context.newPage()
  await second.goto('/')
  await page.goto(FAIRY_GARCHOMP)
  await page.getByRole('button', MARK).click()
  await expect(second.getByText('1 of 428 beaten')).toBeVisible()
  await page.getByRole('button', BEATEN).click()
  await expect(second.getByText(/of 428 beaten/)).toHaveCount(0)
})

for (const what of REFUSALS) {
  test(`if storage is ${what}, the page says that a mark is not stored`, async ({ page }) => {
    await refuseStorage(page, what)
    await page.goto(FAIRY_GARCHOMP)
    await page.getByRole('button', MARK).click()
    const notKept = page.getByRole('alert').filter({ hasText: 'Not saved on this device' })
    await expect(notKept).toContainText('storage is full or blocked')
    await expect(page.getByRole('button', BEATEN)).toBeVisible()
  })
}

for (const width of [320, 360, 390, 820, 1440]) {
  test(`at a width of ${width}, nothing moves when the mark of a beaten raid appears`, async ({ page }) => {
    const shifts = await watchShifts(page, width)
    await page.addInitScript(() =>
      localStorage.setItem('tera-raid-info-beaten', '2026-11-22 6/Paldea/Garchomp'),
    )
    for (const path of [FAIRY_GARCHOMP, '/']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByText(path === '/' ? '1 of 428 beaten' : 'Beaten on 22 Nov 2026')).toBeVisible()
    }
    expect(shifts).toEqual([])
  })
}

test('invalid stored data is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tera-raid-info-beaten', '{"raids":7}\n6/Paldea'))
  await page.goto(FAIRY_GARCHOMP)
  await expect(page.getByRole('button', MARK)).toBeVisible()
})

test('beaten raids move to another device in the exported file', async ({ page, browser, baseURL }) => {
  await page.goto(FAIRY_GARCHOMP)
  await page.getByRole('button', MARK).click()
  await page.goto('/')
  await page.getByText('Export or import').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 0 owned, 1 beaten' }).click()
  const buffer = Buffer.from(await readFile(await (await download).path(), 'utf8'))
  const other = await browser.newPage({ baseURL })
  await other.goto('/')
  await other.getByText('Export or import').click()
  await other.getByLabel('Import').setInputFiles({ name: 'owned.json', mimeType: 'application/json', buffer })
  await expect(other.getByText('1 of 428 beaten')).toBeVisible()
  await other.goto(FAIRY_GARCHOMP)
  await expect(other.getByRole('button', BEATEN)).toBeVisible()
  await other.close()
})
