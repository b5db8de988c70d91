import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/fixtures/test'
import { YourBox } from '@/e2e/fixtures/your-box'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'

const SILENT = 'This browser’s storage isn’t responding'

/** Until the window gets the event `answer`. */
function silenceStorage(page: Page) {
  return page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    const answerEvent = new Promise((resolve) => addEventListener('answer', resolve))
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args)
      Object.defineProperty(request, 'onsuccess', {
        set: (hear: () => void) => request.addEventListener('success', () => answerEvent.then(hear)),
      })
      return request
    }
  })
}

test('storage that does not answer is reported after 3 s, and the box can be used', async ({ page }) => {
  await silenceStorage(page)
  const yours = await YourBox.open(page)
  await expect(yours.says(SILENT)).toBeVisible()
  await yours.add(IRON_HANDS)
  await expect(yours.card('Iron Hands')).toBeVisible()
})

test('once storage answers, the box has both stored and newly added Pokémon', async ({ page, context }) => {
  const before = await YourBox.open(page)
  await before.add(MAGIKARP)
  await expect(before.card('Magikarp')).toBeVisible()
  const late = await context.newPage()
  await silenceStorage(late)
  const yours = await YourBox.open(late)
  await yours.add(IRON_HANDS)
  await expect(yours.card('Iron Hands')).toBeVisible()
  await late.evaluate(() => dispatchEvent(new Event('answer')))
  await expect(yours.says(SILENT)).toHaveCount(0)
  await expect(yours.cards.getByRole('heading')).toHaveText(['Magikarp', 'Iron Hands'])
  await expect(before.cards.getByRole('heading')).toHaveText(['Magikarp', 'Iron Hands'])
})

test('two tabs show the same box, and each reports changes by the other', async ({ page, context }) => {
  const first = await YourBox.open(page)
  const second = await YourBox.open(await context.newPage())
  await first.add(`${IRON_HANDS}\n\n${MAGIKARP}\n\nGarchump`)
  await expect(second.cards.getByRole('heading')).toHaveText(['Iron Hands', 'Magikarp'])
  await expect(second.field).toHaveValue('Garchump')
  await expect(second.says('In another tab: added Iron Hands and Magikarp')).toBeVisible()
  await second.section.getByRole('button', { name: 'Remove Magikarp' }).click()
  await expect(first.cards.getByRole('heading')).toHaveText(['Iron Hands'])
  await expect(first.says('In another tab: removed Magikarp')).toBeVisible()
})

test('when another tab removes a build that is being changed, the page says so', async ({
  page,
  context,
}) => {
  const first = await YourBox.open(page)
  await first.add(`${IRON_HANDS}\n\n${MAGIKARP}`)
  const second = await YourBox.open(await context.newPage())
  await first.section.getByRole('button', { name: 'Change Iron Hands' }).click()
  await second.section.getByRole('button', { name: 'Remove Iron Hands' }).click()
  await expect(first.says('In another tab: removed Iron Hands')).toBeVisible()
  await expect(first.cards.getByRole('heading')).toHaveText(['Magikarp'])
})

test("the question before clearing counts another tab's Pokémon, and clearing empties both tabs", async ({
  page,
  context,
}) => {
  const first = await YourBox.open(page)
  await first.add(`${IRON_HANDS}\n\n${MAGIKARP}`)
  const second = await YourBox.open(await context.newPage())
  await first.section.getByRole('button', { name: 'Clear box' }).click()
  await second.add(GARCHOMP)
  await expect(first.section.getByRole('group', { name: /^Remove all 3 Pokémon in your box/ })).toBeVisible()
  await first.section.getByRole('button', { name: 'Keep' }).click()
  await second.section.getByRole('button', { name: 'Clear box' }).click()
  await second.section.getByRole('button', { name: 'Remove all' }).click()
  await expect(first.cards).toHaveCount(0)
  await expect(first.says('In another tab: removed Iron Hands, Magikarp and Garchomp')).toBeVisible()
})
