import type { Locator } from '@playwright/test'
import { expect, test } from '@/e2e/fixtures/test'

const FAULTS = {
  refuses: () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  },
  'never answers': () => {
    navigator.clipboard.writeText = () => new Promise(() => undefined)
  },
}

test('Share Raid copies a link that opens the same raid', async ({ page, raidScreen, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tera-raid-info/5/Paldea/Indeedee%20(Female)/Fairy/')
  await raidScreen.share.click()
  await expect(raidScreen.share).toHaveText('Copied to Clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}/tera-raid-info/5/Paldea/Indeedee%20(Female)/Fairy`)

  await page.goto(link)
  await expect(raidScreen.boss).toHaveText('Indeedee (Female)')
  await expect(raidScreen.teraType).toHaveValue('Fairy')
})

test('at the root, Share Raid shares the search', async ({ page, raidScreen, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await raidScreen.search.fill('fairy garchomp')
  await raidScreen.share.click()
  await expect(raidScreen.share).toHaveText('Copied to Clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}/?q=fairy+garchomp`)
  await page.goto(link)
  await expect(raidScreen.found.first()).toHaveText(/^Garchomp/)
})

test('on a phone, Share Raid is an icon with its message below', async ({ page, raidScreen, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/')
  await expect(raidScreen.share).toHaveAccessibleName('Share Raid')
  expect((await raidScreen.share.boundingBox())?.width).toBeLessThanOrEqual(48)
  await raidScreen.share.click()
  const message = page.getByRole('status').filter({ hasText: 'Copied to Clipboard' })
  await expect(message).toBeInViewport({ ratio: 1 })
  await expectUncovered(message)
  expect((await message.boundingBox())?.width).toBeGreaterThan(100)
})

test('on a phone, the link to copy by hand is complete and uncovered', async ({ page, raidScreen }) => {
  await page.addInitScript(FAULTS.refuses)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  await raidScreen.share.click()
  const link = page.getByRole('textbox', { name: 'Couldn’t copy. Copy this link:' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await expectUncovered(link)
})

async function expectUncovered(target: Locator): Promise<void> {
  const covering = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const shares = [0.1, 0.5, 0.9]
    return shares
      .flatMap((across) =>
        shares.map((down) => document.elementFromPoint(left + across * width, top + down * height)),
      )
      .filter((topmost) => topmost !== element)
      .map((topmost) => topmost?.outerHTML.slice(0, 80))
  })
  expect(covering).toEqual([])
}

test('Share Raid returns when the mouse leaves it', async ({ page, raidScreen, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/')
  await raidScreen.share.click()
  await expect(raidScreen.share).toHaveText('Copied to Clipboard')
  await page.mouse.move(0, 0)
  await expect(raidScreen.share).toHaveText('Share Raid')
})

test('Share Raid follows a chosen and a cleared boss', async ({ page, raidScreen, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copiedLink = async () => {
    await raidScreen.share.click()
    await expect(raidScreen.share).toHaveText('Copied to Clipboard')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await page.goto('/')
  expect(await copiedLink()).toBe(`${baseURL}/`)
  await raidScreen.tier.selectOption('6 Star')
  await raidScreen.creature.selectOption('Garchomp')
  expect(await copiedLink()).toBe(`${baseURL}/tera-raid-info/6/Paldea/Garchomp`)
  await raidScreen.creature.selectOption('-- Pokemon --')
  expect(await copiedLink()).toBe(`${baseURL}/tera-raid-info/6/Paldea`)
})

for (const [fault, breakClipboard] of Object.entries(FAULTS)) {
  test(`a clipboard that ${fault} leaves the link to copy by hand, until Escape or Close`, async ({
    page,
    raidScreen,
    baseURL,
  }) => {
    await page.addInitScript(breakClipboard)
    await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
    const link = page.getByRole('textbox', { name: 'Couldn’t copy. Copy this link:' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await raidScreen.share.click()
      await expect(link).toHaveValue(`${baseURL}/tera-raid-info/6/Paldea/Garchomp/Fairy`)
      await expect(link).toBeFocused()
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue())
      await expect(raidScreen.share).toHaveText('Share Raid')
      await close()
      await expect(link).toHaveCount(0)
      await expect(raidScreen.share).toBeFocused()
    }
  })
}
