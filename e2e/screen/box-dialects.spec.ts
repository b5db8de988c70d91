import { expect, test } from '@/e2e/fixtures/test'
import { chanceOf, YourBox } from '@/e2e/fixtures/your-box'
import { IRON_HANDS } from '@/testing/box/sets'

test('a set that a player typed fights like one that a program wrote', async ({ page }) => {
  const yours = await YourBox.open(page)
  const tabbedSet = IRON_HANDS.replaceAll('\n', '\n\t')
    .replaceAll(' / ', '/')
    .replaceAll('- ', '• ')
    .replace(': ', ' : ')
    .replace('Adamant Nature', 'Nature: Adamant')
  await yours.add([IRON_HANDS, tabbedSet].join('\n\n'))
  for (const index of [0, 1])
    await expect(yours.cards.nth(index)).toContainText('EVs: 252 HP, 252 Attack, 4 Defense')
  await yours.fight.click()
  await expect(yours.says('2 of 2 win solo more often than they lose.')).toBeVisible()
  const chance = await chanceOf(yours.cards.nth(0)).textContent()
  await expect(chanceOf(yours.cards.nth(1))).toHaveText(chance ?? '')
})

test('a Pokémon with Tera type Stellar is stored unchanged, and its card says how it fights', async ({
  page,
}) => {
  const yours = await YourBox.open(page)
  const set = IRON_HANDS.replace('Fighting', 'Stellar')
  await yours.add(set)
  const card = yours.card('Iron Hands')
  await expect(card).toContainText('Tera Stellar')
  await expect(card).toContainText('Not simulated: Stellar Tera type. It fights as Tera Fighting.')
  await card.getByRole('button', { name: 'Change Iron Hands' }).click()
  await expect(card.getByRole('combobox', { name: 'Tera type' })).toHaveValue('Stellar')
  await card.getByRole('combobox', { name: 'Item' }).fill('Life Orb')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('Life Orb')
  await expect(card).toContainText('Tera Stellar')
  await yours.section.getByRole('button', { name: 'Copy box' }).click()
  await expect(yours.says('Copied in Showdown format')).toBeVisible()
  const clipboard = await page.evaluate(() => navigator.clipboard.readText())
  expect(clipboard.trim()).toBe(set.replace('Metronome', 'Life Orb'))
})

test('an unknown line is named, and its set stays in the field for correction', async ({ page }) => {
  const yours = await YourBox.open(page)
  const wrong = IRON_HANDS.replace('Adamant Nature', 'minted Adamant')
  await yours.add(wrong)
  await expect(yours.faults.getByRole('listitem')).toHaveText(['Line 5: can’t be read: minted Adamant'])
  await expect(yours.field).toHaveValue(wrong)
})
