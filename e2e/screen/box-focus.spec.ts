import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/fixtures/test'
import { YourBox } from '@/e2e/fixtures/your-box'
import { GARCHOMP, IRON_HANDS, MAGIKARP, manySets } from '@/testing/box/sets'

const DONE = /more often than/

async function boxOf(page: Page, ...sets: string[]) {
  const yours = await YourBox.open(page)
  await yours.add(sets.join('\n\n'))
  await expect(yours.says(`Added ${sets.length} Pokémon.`)).toBeVisible()
  return { yours, button: (name: string) => yours.section.getByRole('button', { name, exact: true }) }
}

async function messagesFromNow(yours: YourBox): Promise<() => Promise<string[]>> {
  const messages = await yours.section.evaluateHandle((section) => {
    const heard: string[] = []
    new MutationObserver((changes) => {
      const elements = changes.map(({ target }) =>
        target instanceof Element ? target : target.parentElement,
      )
      for (const line of new Set(elements.map((element) => element?.closest('[role=status]'))))
        if (line?.textContent) heard.push(line.textContent)
    }).observe(section, { subtree: true, childList: true, characterData: true })
    return heard
  })
  return () => messages.jsonValue()
}

test('the focus stays on the button for fights, which stops them meanwhile', async ({ page }) => {
  const { yours, button } = await boxOf(page, ...manySets(200))
  await yours.fight.press('Enter')
  await expect(button('Stop')).toBeFocused()
  await expect(yours.section.getByRole('list', { name: 'Win rate' }).first()).toBeVisible()
  await button('Stop').press('Enter')
  await expect(yours.fight).toBeFocused()
})

test('the focus is on the button for fights once all have fought', async ({ page }) => {
  const { yours } = await boxOf(page, MAGIKARP)
  await yours.fight.press('Enter')
  await expect(yours.says(DONE)).toBeVisible()
  await expect(yours.fight).toBeFocused()
})

test("after Remove, the focus is on the next card's Remove, then the previous card's, then on the field", async ({
  page,
}) => {
  const { yours, button } = await boxOf(page, IRON_HANDS, MAGIKARP, GARCHOMP)
  await button('Remove Magikarp').press('Enter')
  await expect(button('Remove Garchomp')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Remove Iron Hands')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(yours.cards).toHaveCount(0)
  await expect(yours.field).toBeFocused()
})

test('after Remove all, the focus is on the field; after Keep, on Clear box', async ({ page }) => {
  const { yours, button } = await boxOf(page, IRON_HANDS, MAGIKARP)
  await button('Clear box').press('Enter')
  await expect(button('Keep')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Clear box')).toBeFocused()
  await page.keyboard.press('Enter')
  await button('Remove all').press('Enter')
  await expect(yours.cards).toHaveCount(0)
  await expect(yours.field).toBeFocused()
})

test('messages on additions and fights are announced once, and not again after a removal', async ({
  page,
}) => {
  const yours = await YourBox.open(page)
  const newMessages = await messagesFromNow(yours)
  await yours.add(`${IRON_HANDS}\n\n${MAGIKARP}\n\n${GARCHOMP}`)
  await yours.fight.press('Enter')
  await expect(yours.says(DONE)).toBeVisible()
  await yours.section.getByRole('button', { name: 'Remove Magikarp' }).press('Enter')
  await expect(yours.cards).toHaveCount(2)
  expect(await newMessages()).toEqual([
    'Added 3 Pokémon.',
    'Simulating…',
    expect.stringMatching(/^\d of 3 wins? solo/),
  ])
})
