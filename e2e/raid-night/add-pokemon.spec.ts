import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@/e2e/fixtures/test'
import { openBuilds, openSearch, openWhatToBring } from '@/e2e/fixtures/what-to-bring'
import { STEEL_DONDOZO, YourBox } from '@/e2e/fixtures/your-box'
import { IRON_HANDS, MAGIKARP } from '@/testing/box/sets'

async function openForm(page: Page, path = STEEL_DONDOZO) {
  const yours = await YourBox.open(page, path)
  await yours.section.getByRole('button', { name: 'Add Pokémon' }).click()
  const species = yours.section.getByRole('combobox', { name: 'Pokémon' })
  await expect(species).toBeFocused()
  return { yours, species }
}

test('by keyboard, a name and Enter twice add a Pokémon, and the next name can be typed immediately', async ({
  page,
}) => {
  const { yours, species } = await openForm(page)
  await page.keyboard.type('iron hands')
  await page.keyboard.press('Enter')
  await expect(yours.section.getByRole('button', { name: 'Add Iron Hands' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(yours.says('Added 1 Pokémon.')).toBeVisible()
  await expect(species).toBeFocused()
  await page.keyboard.type('galarian slowk')
  await page.keyboard.press('Enter')
  await expect(yours.section.getByRole('button', { name: 'Add Galarian Slowking' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(yours.cards).toHaveCount(2)
  await expect(yours.field).toHaveValue('')
  await expect.poll(async () => (await yours.stored())?.sets).toHaveLength(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('two taps add a Pokémon that the raid lists, and the form is not wider than the screen', async ({
    page,
  }) => {
    const { yours } = await openForm(page)
    const option = yours.section.getByRole('listbox', { name: 'Pokémon found' }).getByRole('option').first()
    const name = (await option.textContent()) ?? ''
    await option.tap()
    const form = yours.section.getByRole('form', { name: `Build of ${name}` })
    for (const field of await form.getByRole('combobox').all()) {
      const box = await field.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await form.getByRole('combobox', { name: 'Nature' }).selectOption('Jolly')
    await form.getByRole('button', { name: `Add ${name}` }).tap()
    await expect(yours.card(name)).toContainText('Jolly')
  })

  for (const width of [320, 390, 480]) {
    test(`at ${width} px, no EVs, item or move is cut, and the button is below what it adds`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const { yours, species } = await openForm(page)
      await species.fill('garchomp')
      await yours.section.getByRole('listbox').getByRole('option', { name: 'Garchomp' }).tap()
      const form = yours.section.getByRole('form', { name: 'Build of Garchomp' })
      await form.getByRole('combobox', { name: 'EVs' }).selectOption('HP and Sp. Def, 4 Defense')
      await form.getByRole('combobox', { name: 'Move 1' }).selectOption('Stomping Tantrum')
      await form.getByRole('combobox', { name: 'Item' }).selectOption('Terrain Extender')
      const fields = form.getByRole('combobox')
      expect(await fields.evaluateAll(cutTexts, ARROW_PX)).toEqual([])
      const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0
      const add = form.getByRole('button', { name: 'Add Garchomp' })
      for (const field of await fields.all()) expect(await top(add)).toBeGreaterThan(await top(field))
    })
  }
})

test('a listed build is added with one tap and removed with another, and Only mine follows', async ({
  page,
}) => {
  const { section, attackers } = await openWhatToBring(page)
  const name = (await attackers.first().getByRole('heading').textContent()) ?? ''
  await openBuilds(attackers.first())
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name))
  expect(await databases()).not.toContain('keyval-store')
  const button = attackers.first().getByRole('button', { name: `Add to my box: ${name}` })
  await button.click()
  await expect(attackers.first().getByRole('status').filter({ hasText: 'Added to your box' })).toBeVisible()
  await expect(attackers.first().getByRole('checkbox', { name: `I have it: ${name}` })).toBeChecked()
  await openSearch(section)
  await section.getByRole('checkbox', { name: 'Only mine' }).check()
  await expect(attackers).toHaveCount(1)
  await attackers.first().getByRole('button', { name: /^Undo/ }).click()
  await expect(attackers).toHaveCount(0)
  await expect(section).toContainText('None of your Pokémon are listed')
})

test('the best of a box that has fought is in the plan until the box changes', async ({
  page,
  raidScreen,
}) => {
  const yours = await YourBox.open(page)
  await yours.add([MAGIKARP, IRON_HANDS].join('\n\n'))
  await yours.fight.click()
  await expect(yours.says(/wins? solo more often than/)).toBeVisible()
  const mine = raidScreen.plan.getByText('Yours:')
  await expect(mine).toContainText('Iron Hands')
  await page.reload()
  await expect(mine).toContainText('Iron Hands')
  await yours.unfold()
  await yours.section.getByRole('button', { name: 'Remove Magikarp' }).click()
  await expect(mine).toHaveCount(0)
})

const ARROW_PX = 18

function cutTexts(selects: Element[], arrow: number): string[] {
  const context = document.createElement('canvas').getContext('2d')
  return selects.flatMap((select) => {
    if (!context || !(select instanceof HTMLSelectElement)) return []
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    context.font = font
    const text = select.selectedOptions[0]?.text ?? ''
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow
    return context.measureText(text).width > room ? [text] : []
  })
}
