import type { Page } from '@playwright/test'
import { holdLaterScripts } from '@/e2e/fixtures/held-scripts'
import { saveData } from '@/e2e/fixtures/save-data'
import { expect, test } from '@/e2e/fixtures/test'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test('a boss is found and opened by keyboard, then its Tera type', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.find.focus()
  await page.keyboard.press('Enter')
  await expect(raidScreen.findField).toBeFocused()
  await page.keyboard.type('volcar')
  await expect(raidScreen.offered).toHaveText(['6★ Volcarona · Paldea', '5★ Volcarona · Paldea'])
  await page.keyboard.press('Enter')
  await expect(raidScreen.typeField).toBeFocused()
  await expect(raidScreen.offeredTypes).toHaveCount(19)
  await page.keyboard.type('wa')
  await expect(raidScreen.offeredTypes).toHaveText(['Water'])
  await page.keyboard.press('Enter')
  await expect(raidScreen.boss).toHaveText('Volcarona')
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Volcarona/Water/')
  await expect(raidScreen.typeField).toHaveCount(0)
  await expect(raidScreen.find).toBeFocused()
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Garchomp')
})

test('the Tera type of the previous raid is not kept: the first option is an unknown Tera type', async ({
  page,
  raidScreen,
}) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.find.click()
  await raidScreen.enter(raidScreen.findField, 'volcar')
  await raidScreen.openFoundBoss()
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Volcarona/')
})

test('Escape first goes back to the typed text, and only then closes', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.find.click()
  await raidScreen.enter(raidScreen.findField, 'volcar')
  await page.keyboard.press('Enter')
  await expect(raidScreen.typeField).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(raidScreen.findField).toBeFocused()
  await expect(raidScreen.findField).toHaveValue('volcar')
  await expect(raidScreen.offered).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(raidScreen.findField).toHaveCount(0)
  await expect(raidScreen.find).toBeFocused()
})

test('a raid opens immediately if it has one Tera type or the Tera type is typed', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/')
  for (const [text, path] of [
    ['7 decidueye', '/tera-raid-info/7/Event/Decidueye/Flying/'],
    ['6 water garchomp', '/tera-raid-info/6/Paldea/Garchomp/Water/'],
  ] as const) {
    await raidScreen.find.click()
    await raidScreen.enter(raidScreen.findField, text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
  }
})

test('arrow keys move through the list and wrap around, while the focus stays in the field; Enter opens the selected raid', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/5/Paldea/')
  await raidScreen.find.click()
  await expect(raidScreen.findField).toHaveAttribute('aria-expanded', 'false')
  await raidScreen.enter(raidScreen.findField, 'brelo')
  await expect(raidScreen.findField).toHaveAttribute('aria-expanded', 'true')
  const active = page.getByRole('listbox', { name: 'Raids' }).getByRole('option', { selected: true })
  await expect(active).toHaveText('5★ Breloom · Paldea')
  for (const [key, path] of [
    ['ArrowDown', '6★ Breloom · Paldea'],
    ['ArrowUp', '5★ Breloom · Paldea'],
    ['ArrowUp', '6★ Breloom · Paldea'],
    ['ArrowDown', '5★ Breloom · Paldea'],
    ['ArrowDown', '6★ Breloom · Paldea'],
    ['ArrowDown', '5★ Breloom · Paldea'],
    ['ArrowUp', '6★ Breloom · Paldea'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(active).toHaveText(path)
    await expect(raidScreen.findField).toBeFocused()
    const id = await active.getAttribute('id')
    await expect(raidScreen.findField).toHaveAttribute('aria-activedescendant', id ?? 'none')
  }
  await raidScreen.openFoundBoss()
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Breloom/')
})

test('arrow keys keep a single result selected', async ({ page, raidScreen }) => {
  await page.goto('/')
  await raidScreen.find.click()
  await raidScreen.enter(raidScreen.findField, '5 paldea dragonite')
  await expect(raidScreen.offered).toHaveText(['5★ Dragonite · Paldea'])
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key)
    await expect(raidScreen.offered).toHaveAttribute('aria-selected', 'true')
  }
  await raidScreen.openFoundBoss()
  await expect(page).toHaveURL('/tera-raid-info/5/Paldea/Dragonite/')
})

test('after pasting the same text again, Enter opens the first raid', { tag: '@chromium' }, async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/5/Paldea/')
  await raidScreen.find.click()
  await raidScreen.enter(raidScreen.findField, 'brelo')
  await expect(raidScreen.offered).toHaveCount(2)
  await raidScreen.findField.selectText()
  await page.keyboard.insertText('brelo')
  await raidScreen.openFoundBoss()
  await expect(page).toHaveURL('/tera-raid-info/5/Paldea/Breloom/')
})

test('without results, Enter and arrow keys keep the message and the focus', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.find.click()
  const status = page.getByRole('dialog').getByRole('status')
  for (const [text, message] of [
    ['xyzzyx', /^No raids found\. Check the spelling\. Search uses English names/],
    ['', /^Searches all 5★, 6★ and 7★ raids$/],
  ] as const) {
    await raidScreen.enter(raidScreen.findField, text)
    for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await expect(status).toHaveText(message)
    await expect(raidScreen.findField).toBeFocused()
    await expect(raidScreen.findField).not.toHaveAttribute('aria-activedescendant')
  }
  await raidScreen.enter(raidScreen.findField, 'dragonite')
  await raidScreen.openFoundBoss()
  await expect(raidScreen.boss).toHaveText('Dragonite')
})

test('a misspelled name, a name of another region, and a name with a Tera type are found', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/')
  await raidScreen.find.click()
  for (const [text, firstResult] of [
    ['garchmop', '6★ Garchomp · Paldea'],
    ['sinistcha', '6★ Sinistcha · Kitakami'],
    ['masterpiece', '6★ Sinistcha (Masterpiece) · Kitakami'],
    ['5 water garchomp', '5★ Water Garchomp · Paldea'],
  ] as const) {
    await raidScreen.enter(raidScreen.findField, text)
    await expect(raidScreen.offered.first()).toHaveText(firstResult)
  }
  await raidScreen.enter(raidScreen.findField, 'garchmop')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^No exact match/)
  await raidScreen.enter(raidScreen.findField, 'xyzzyx')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^No raids found/)
  await expect(raidScreen.offered).toHaveCount(0)
})

test('a name composed by an input method is found and opened', { tag: '@chromium' }, async ({
  page,
  raidScreen,
  context,
}) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.find.click()
  await expect(raidScreen.findField).toBeFocused()
  const devTools = await context.newCDPSession(page)
  const compose = (text: string) =>
    devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('dragonit')
  await expect(raidScreen.offered.first()).toBeVisible()
  await compose('xyzzyx')
  await expect(raidScreen.offered).toHaveCount(0)
  await devTools.send('Input.insertText', { text: 'volcarona' })
  await expect(raidScreen.offered.first()).toHaveAttribute('aria-selected', 'true')
  await raidScreen.openFoundBoss()
  await expect(raidScreen.boss).toHaveText('Volcarona')
})

test('typed text is below the label of the field', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.find.click()
  const label = await page.getByRole('dialog').getByText('Find a boss', { exact: true }).boundingBox()
  const field = await raidScreen.findField.boundingBox()
  const above = await raidScreen.findField.evaluate((input) => {
    const { borderTopWidth, paddingTop } = getComputedStyle(input)
    return Number.parseFloat(borderTopWidth) + Number.parseFloat(paddingTop)
  })
  if (!label || !field) throw new Error('not shown')
  expect(label.y).toBeGreaterThan(field.y)
  expect(label.y + label.height).toBeLessThanOrEqual(field.y + above)
})

test('a search has at most 60 characters, as in the finder', { tag: '@chromium' }, async ({
  page,
  raidScreen,
}) => {
  await page.goto('/')
  await raidScreen.search.focus()
  await page.keyboard.insertText('x'.repeat(100))
  await expect(raidScreen.search).toHaveValue('x'.repeat(60))
  await raidScreen.find.click()
  await expect(raidScreen.findField).toBeFocused()
  await page.keyboard.insertText('x'.repeat(100))
  await expect(raidScreen.findField).toHaveValue('x'.repeat(60))
})

test('Back closes the search with its raid, and Forward does not reopen it', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await raidScreen.find.click()
  await expect(raidScreen.findField).toBeFocused()
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(raidScreen.find).toBeFocused()
  await page.goForward()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('while the search is open, arrow keys do not change the raid behind it', async ({
  page,
  raidScreen,
}) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.find.click()
  const closing = page.getByRole('button', { name: 'Close' })
  await closing.focus()
  await page.keyboard.press('ArrowRight')
  await closing.click()
  await expect(raidScreen.find).toBeFocused()
  await expect(page).toHaveURL(FAIRY_GARCHOMP)
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(FAIRY_GARCHOMP)
})

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Close', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`${how} keeps the raid and returns the focus`, async ({ page, raidScreen }) => {
    await page.goto(FAIRY_GARCHOMP)
    await raidScreen.find.click()
    await raidScreen.enter(raidScreen.findField, 'volcarona')
    await expect(raidScreen.offered.first()).toBeVisible()
    await close(page)
    await expect(raidScreen.findField).toHaveCount(0)
    await expect(raidScreen.find).toBeFocused()
    await expect(page).toHaveURL(FAIRY_GARCHOMP)
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('from far down a raid, three taps and a name lead to the top of another raid', {
    tag: '@chromium',
  }, async ({ page, raidScreen }) => {
    await page.goto(FAIRY_GARCHOMP)
    await page.evaluate(() => window.scrollTo({ top: 1500 }))
    await raidScreen.find.tap()
    await expect(raidScreen.findField).toBeFocused()
    await raidScreen.enter(raidScreen.findField, 'dragonit')
    await raidScreen.offered.first().tap()
    await raidScreen.offeredTypes.first().tap()
    await expect(raidScreen.boss).toHaveText('Dragonite')
    await expect(raidScreen.boss).toBeInViewport()
  })

  test('nothing moves while the search loads or opens', { tag: '@chromium' }, async ({
    page,
    raidScreen,
  }) => {
    const release = await holdLaterScripts(page, FAIRY_GARCHOMP)
    await page.goto(FAIRY_GARCHOMP)
    const boss = await raidScreen.boss.boundingBox()
    await raidScreen.find.tap()
    await expect(page.getByRole('dialog').getByText('Loading…')).toBeVisible()
    const closing = page.getByRole('button', { name: 'Close' })
    const button = await closing.boundingBox()
    expect(await raidScreen.boss.boundingBox()).toEqual(boss)
    release()
    await expect(raidScreen.findField).toBeFocused()
    expect(await raidScreen.boss.boundingBox()).toEqual(boss)
    expect(await closing.boundingBox()).toEqual(button)
  })

  test('opening and closing the search by keyboard far down a raid keeps the header at one row', async ({
    page,
    raidScreen,
  }) => {
    await page.goto(FAIRY_GARCHOMP)
    await page.evaluate(() => window.scrollTo({ top: 1500 }))
    await raidScreen.find.focus()
    await page.keyboard.press('Enter')
    await expect(raidScreen.findField).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(raidScreen.find).toBeFocused()
    await expect(page.getByRole('link', { name: 'Tera Raid Info' })).not.toBeInViewport()
    await expect(raidScreen.find).toBeInViewport({ ratio: 1 })
  })
})

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a narrow phone', 320, 640],
  ['a phone held sideways', 844, 390],
] as const) {
  test(`if the search fails to load on ${device}, it says so visibly, and can be closed`, async ({
    page,
    context,
    raidScreen,
    consoleErrors,
  }) => {
    await saveData(page)
    await page.setViewportSize({ width, height })
    await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
    await context.setOffline(true)
    consoleErrors.expect(/^The finder could not be loaded/)
    consoleErrors.expect(/^The words of this part could not be loaded/)
    consoleErrors.expectFailedLoad(/ERR_INTERNET_DISCONNECTED/)
    const alert = page.getByRole('dialog').getByRole('alert')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await raidScreen.find.click()
      await expect(alert).toContainText('Not saved for offline use')
      await expect(alert).toBeInViewport({ ratio: 1 })
      await close()
      await expect(alert).toHaveCount(0)
      await expect(raidScreen.find).toBeFocused()
    }
    await raidScreen.find.click()
    await expect(alert).toContainText('Not saved for offline use')
    await context.setOffline(false)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(raidScreen.findField).toBeFocused()
  })
}
