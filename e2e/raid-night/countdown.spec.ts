import type { Locator } from '@playwright/test'
import { AXE_TIMEOUT, expectAccessible } from '@/e2e/fixtures/accessibility-faults'
import { nextOf, openCountdown, startOf } from '@/e2e/fixtures/raid-night/countdown'
import { expect, test } from '@/e2e/fixtures/test'

const START = new Date('2026-11-26T20:00:00Z')

test.beforeEach(({ page }) => page.clock.install({ time: START }))

test('the countdown runs the script, records faints and HP marks, and survives a reload', async ({
  page,
}) => {
  const dialog = await openCountdown(page)
  const opener = page.getByRole('button', { name: 'Countdown' })
  await page.clock.pauseAt(new Date(START.getTime() + 60_000))
  await startOf(dialog).click()
  await page.clock.runFor(100_000)
  await expect(dialog.getByRole('timer')).toHaveText('5:50')
  await expect(dialog).toContainText('Steals charge soon: Terastallize now')
  await dialog.getByRole('button', { name: 'Player fainted' }).click()
  await page.clock.runFor(1000)
  await expect(dialog.getByRole('timer')).toHaveText('4:49')
  await expect(dialog).toContainText('Charge stolen')
  await dialog.getByRole('button', { name: 'Boss at 50% HP' }).click()
  await page.clock.runFor(1000)
  await expect(dialog).toContainText('Shield is up')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await page.reload()
  await page.clock.runFor(1000)
  await expect(dialog.getByRole('timer')).toHaveText('4:47')
  await expect(dialog.getByRole('button', { name: 'Boss at 50% HP' })).toBeDisabled()
  await page.clock.runFor(300_000)
  await expect(dialog).toContainText('Time’s up')
  await dialog.getByRole('button', { name: 'Start again' }).click()
  await expect(dialog.getByRole('timer')).toHaveText('7:30')
})

test('axe finds nothing on a running countdown, light and wide, dark and narrow', async ({ page }) => {
  test.setTimeout(AXE_TIMEOUT)
  const dialog = await openCountdown(page)
  await startOf(dialog).click()
  await dialog.getByRole('button', { name: 'Player fainted' }).click()
  await dialog.getByRole('button', { name: 'Boss at 50% HP' }).click()
  await expect(dialog).toContainText('Shield is up')
  await expectAccessible(page, { within: 'dialog[open]' })
  await expect(dialog.getByRole('timer')).toBeVisible()
})

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`at ${width}x${height}, the countdown shows everything important without scrolling, and no button moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const dialog = await openCountdown(page)
    await page.clock.pauseAt(new Date(START.getTime() + 60_000))
    await startOf(dialog).click()
    const faint = dialog.getByRole('button', { name: 'Player fainted' })
    const nextCue = nextOf(dialog)
    const faintBox = await faint.boundingBox()
    for (let seconds = 0; seconds < 460; seconds += 20) {
      await page.clock.runFor(20_000)
      expect(await faint.boundingBox()).toEqual(faintBox)
      await expect(dialog.getByRole('timer')).toBeInViewport({ ratio: 1 })
      expect(await bottomOf(nextCue)).toBeLessThanOrEqual(await topOf(dialog.getByRole('group')))
    }
    await expect(faint).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
}

async function bottomOf(locator: Locator) {
  return locator.evaluate((element) => element.getBoundingClientRect().bottom)
}

async function topOf(locator: Locator) {
  return locator.evaluate((element) => element.getBoundingClientRect().top)
}
