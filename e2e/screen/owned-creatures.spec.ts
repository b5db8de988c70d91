import { readFile } from 'node:fs/promises'
import { expect, test } from '@/e2e/fixtures/test'
import { openBuilds, openSearch, openWhatToBring } from '@/e2e/fixtures/what-to-bring'

test('owned creatures are remembered, can hide the others, and go to another device', async ({
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
    .getByRole('checkbox', { name: `I own ${name}` })
    .check()
  await section.getByRole('checkbox', { name: 'Only mine' }).check()
  await expect(attackers).toHaveCount(1)
  await page.reload()
  await expect(attackers).toHaveCount(1)
  await expect(attackers.first()).toContainText(name)

  await section.getByText('What these figures count').click()
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Export 1 owned' }).click()
  const exported = await readFile(await (await download).path(), 'utf8')

  const other = await browser.newPage({ baseURL })
  const there = await openWhatToBring(other)
  await there.section.getByText('What these figures count').click()
  await there.section
    .getByLabel('Import')
    .setInputFiles({ name: 'owned.json', mimeType: 'application/json', buffer: Buffer.from(exported) })
  await openBuilds(there.attackers)
  await expect(there.attackers.getByRole('checkbox', { name: `I own ${name}` })).toBeChecked()
  await there.section
    .getByLabel('Import')
    .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(there.section.getByText("This isn't a Tera Raid Info export")).toBeVisible()
  await other.close()
})

test('stored data that makes no sense is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tera-raid-info-owned', '{"creatures":7}'))
  const { attackers } = await openWhatToBring(page)
  await expect(attackers).toHaveCount(6)
})

for (const what of ['full', 'blocked'] as const) {
  test(`where storage is ${what}, the page says that owned Pokémon are not kept`, async ({ page }) => {
    await page.addInitScript((state) => {
      const refuse = () => {
        throw new DOMException(state, state === 'full' ? 'QuotaExceededError' : 'SecurityError')
      }
      Storage.prototype.setItem = refuse
      if (state === 'blocked') Object.defineProperty(window, 'localStorage', { get: refuse })
    }, what)
    const { section, attackers } = await openWhatToBring(page)
    const notKept = section.getByRole('status').filter({ hasText: 'Not saved on this device' })
    await expect(notKept).toHaveCount(0)
    await openBuilds(attackers)
    await attackers.first().getByRole('checkbox').check()
    await expect(notKept).toContainText('storage is full or blocked')
    await section.getByText('What these figures count').click()
    await expect(section.getByRole('button', { name: 'Export 1 owned' })).toBeVisible()
  })
}
