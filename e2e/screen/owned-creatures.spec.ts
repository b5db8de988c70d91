import { readFile } from 'node:fs/promises'
import { REFUSALS, refuseStorage } from '@/e2e/fixtures/refused-storage'
import { expect, test } from '@/e2e/fixtures/test'
import { openBuilds, openSearch, openWhatToBring } from '@/e2e/fixtures/what-to-bring'

test('owned Pokémon are stored, can hide the others, and move to another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const { section, attackers } = await openWhatToBring(page)
  const name = (await attackers.first().getByRole('heading').textContent()) ?? ''
  await openBuilds(attackers)
  await openSearch(section)
  await attackers
    .first()
    .getByRole('checkbox', { name: `I have it: ${name}` })
    .check()
  await section.getByRole('checkbox', { name: 'Only mine' }).check()
  await expect(attackers).toHaveCount(1)
  await page.reload()
  await expect(attackers).toHaveCount(1)
  await expect(attackers.first()).toContainText(name)

  await page.goto('/')
  await page.getByText('Export or import').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 1 owned' }).click()
  const text = await readFile(await (await download).path(), 'utf8')

  const otherDevice = await browser.newPage({ baseURL })
  await otherDevice.goto('/')
  await otherDevice.getByText('Export or import').click()
  const field = otherDevice.getByLabel('Import')
  const file = { mimeType: 'application/json', buffer: Buffer.from(text) }
  await field.setInputFiles({ ...file, name: 'owned.json' })
  await expect(otherDevice.getByText('Imported 1 Pokémon')).toBeVisible()
  await field.setInputFiles({ ...file, name: 'wrong.json', buffer: Buffer.from('{}') })
  await expect(otherDevice.getByText('This isn’t a Tera Raid Info export')).toBeVisible()
  const otherBuilds = await openWhatToBring(otherDevice)
  await openBuilds(otherBuilds.attackers)
  await expect(otherBuilds.attackers.getByRole('checkbox', { name: `I have it: ${name}` })).toBeChecked()
  await otherDevice.close()
})

test('invalid stored data is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tera-raid-info-owned', '{"creatures":7}'))
  const { attackers } = await openWhatToBring(page)
  await expect(attackers).toHaveCount(5)
})

for (const storage of REFUSALS) {
  test(`if storage is ${storage}, the page says that owned Pokémon are not stored`, async ({ page }) => {
    await refuseStorage(page, storage)
    const { section, attackers } = await openWhatToBring(page)
    const notSaved = section.getByRole('status').filter({ hasText: 'Not saved on this device' })
    await expect(notSaved).toHaveCount(0)
    await openBuilds(attackers)
    await attackers.first().getByRole('checkbox').check()
    await expect(notSaved).toContainText('storage is full or blocked')
    await page.getByRole('link', { name: 'Tera Raid Info' }).click()
    await page.getByText('Export or import').click()
    await expect(page.getByRole('button', { name: 'Export 1 owned' })).toBeVisible()
  })
}
