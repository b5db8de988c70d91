import { readFile } from 'node:fs/promises'
import { AXE_TIMEOUT, expectAccessible } from '@/e2e/fixtures/accessibility-faults'
import { allowClipboard } from '@/e2e/fixtures/clipboard'
import { expect, test } from '@/e2e/fixtures/test'
import { setText, TEXT_SETTINGS, textFaults } from '@/e2e/fixtures/text-faults'
import { FAIRY_GARCHOMP, openBuilds } from '@/e2e/fixtures/what-to-bring'
import { chanceOf, STEEL_DONDOZO, YourBox } from '@/e2e/fixtures/your-box'
import { GARCHOMP, IRON_HANDS, MAGIKARP, manySets } from '@/testing/box/sets'

const box = (...sets: string[]) => sets.join('\n\n')
const DONE = /more often than/

test('a pasted box is added, faults are named by line, and both survive a reload', async ({ page }) => {
  const yours = await YourBox.open(page)
  const wrongSet = GARCHOMP.replace('Iron Head', 'Iron Hat')
  await yours.add(box(IRON_HANDS, wrongSet, 'a note to myself', MAGIKARP))
  await expect(yours.says(/^Added 2 Pokémon\. 2 couldn’t be read/)).toBeVisible()
  await expect(yours.faults.getByRole('listitem')).toHaveText([
    'Line 6: unknown move "Iron Hat"',
    'Line 9: unknown Pokémon "a note to myself"',
  ])
  await expect(yours.cards.getByRole('heading')).toHaveText(['Iron Hands', 'Magikarp'])
  await expect(yours.card('Iron Hands')).toContainText('Metronome · Quark Drive · Adamant')

  await expect.poll(() => yours.stored()).toMatchObject({ field: box(wrongSet, 'a note to myself') })
  await page.reload()
  await yours.unfold()
  await expect(yours.cards).toHaveCount(2)
  await expect(yours.field).toHaveValue(box(wrongSet, 'a note to myself'))
  await yours.add(GARCHOMP)
  await expect(yours.says('Added 1 Pokémon.')).toBeVisible()
  await expect(yours.card('Garchomp')).toBeVisible()
  await expect(yours.field).toHaveValue('')
})

test('of 200 sets with an error in every tenth, 180 are added, and 20 lines are named', async ({ page }) => {
  const yours = await YourBox.open(page)
  const sets = manySets(200).map((set, index) => (index % 10 === 3 ? set.replace('Blast', 'Blest') : set))
  await yours.add(box(...sets))
  await expect(yours.says(/^Added 180 Pokémon\. 20 couldn’t be read/)).toBeVisible()
  await expect(yours.faults.getByRole('listitem')).toHaveCount(20)
  await expect(yours.faults).toContainText('Line 19: unknown move "Tera Blest"')
  await yours.section.getByRole('button', { name: 'Show all 180 Pokémon' }).click()
  await expect(yours.cards).toHaveCount(180)
})

test('a file is opened, and the box moves to another device as a file and by the clipboard', async ({
  page,
  context,
}) => {
  await allowClipboard(context)
  const yours = await YourBox.open(page)
  const text = box(IRON_HANDS, MAGIKARP)
  await yours.section
    .getByLabel('Open a file')
    .setInputFiles({ name: 'box.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(yours.cards).toHaveCount(2)
  const download = page.waitForEvent('download')
  await yours.section.getByRole('button', { name: 'Save as file' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe(`${text}\n`)
  await yours.section.getByRole('button', { name: 'Copy box' }).click()
  await expect(yours.says('Copied in Showdown format')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text}\n`)
})

test('a dropped file is read', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.drop(IRON_HANDS)
  await expect(yours.card('Iron Hands')).toBeVisible()
})

test('the box is cleared only after confirmation', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.add(box(IRON_HANDS, MAGIKARP))
  const clear = yours.section.getByRole('button', { name: 'Clear box' })
  await clear.click()
  const question = yours.section.getByRole('group', { name: /^Remove all 2 Pokémon/ })
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(clear).toBeFocused()
  await expect(yours.cards).toHaveCount(2)
  await clear.click()
  await question.getByRole('button', { name: 'Remove all' }).click()
  await expect(yours.cards).toHaveCount(0)
  await expect.poll(() => yours.stored()).toMatchObject({ sets: [], field: '' })
  await page.reload()
  await yours.unfold()
  await expect(yours.cards).toHaveCount(0)
})

test('Pokémon that win the raid come first, by battles in a worker', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.add(box(MAGIKARP, IRON_HANDS))
  await yours.fight.click()
  await expect(yours.says('1 of 2 wins solo more often than it loses.')).toBeVisible()
  await expect(yours.cards.getByRole('heading')).toHaveText(['Iron Hands', 'Magikarp'])
  await expect(chanceOf(yours.card('Iron Hands'))).toHaveText(/^(9\d|100)% solo$/)
  await expect(chanceOf(yours.card('Magikarp'))).toHaveText('0% solo')
  await expect(yours.card('Magikarp')).toContainText('deals 0% of boss HP solo')
})

test('fights can be stopped, and earlier results stay', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.add(box(...manySets(200)))
  await yours.fight.click()
  const progress = yours.section.getByRole('progressbar', { name: /^\d+ of 200 done$/ })
  await expect(progress).toBeVisible()
  await expect(yours.section.getByRole('list', { name: 'Win rate' }).first()).toBeVisible()
  await yours.section.getByRole('button', { name: 'Stop' }).click()
  await expect(yours.says(/^Stopped\. .* of \d{1,2} /)).toBeVisible()
  await expect(progress).toHaveCount(0)
  await expect(yours.section.getByRole('list', { name: 'Win rate' }).first()).toBeVisible()
  await expect(yours.fight).toBeVisible()
})

test('a build is changed in its card, and its win rate changes', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.add(IRON_HANDS)
  await yours.fight.click()
  const card = yours.card('Iron Hands')
  await expect(chanceOf(card)).toHaveText(/^(9\d|100)% solo$/)
  await card.getByRole('button', { name: 'Change Iron Hands' }).click()
  await card
    .getByRole('textbox', { name: 'Move 1' })
    .or(card.getByRole('combobox', { name: 'Move 1' }))
    .fill('Serf')
  const save = card.getByRole('button', { name: 'Save and test' })
  await save.click()
  await expect(card.getByRole('alert')).toHaveText('Not saved: unknown move "Serf"')
  await card.getByRole('combobox', { name: 'Move 1' }).fill('thunder punch')
  await card.getByRole('combobox', { name: 'Tera type' }).selectOption('Electric')
  await save.click()
  await expect(card).toContainText('Thunder Punch · Belly Drum')
  await expect(card).toContainText('Tera Electric')
  await expect(card).toContainText(/was (9\d|100)% solo/)
  await expect(chanceOf(card)).not.toHaveText(/^(9\d|100)% solo$/)
  await expect(save).toBeFocused()
})

test('a battle is shown turn by turn, and another on request', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.add(IRON_HANDS)
  await yours.fight.click()
  const card = yours.card('Iron Hands')
  await card.getByRole('button', { name: 'Show a battle with Iron Hands' }).click()
  const battle = card.getByRole('region', { name: 'Sample battle: Iron Hands' })
  await expect(battle.getByRole('status')).toHaveText(
    /^(Won in \d+ turns|Lost with .* of the boss’s HP left)$/,
  )
  const turns = battle.getByRole('region', { name: 'Turns' })
  await expect(turns).toContainText('Iron Hands uses Belly Drum')
  const firstLog = await turns.textContent()
  await battle.getByRole('button', { name: 'Show another' }).click()
  await expect(turns).not.toHaveText(firstLog ?? '')
})

test('without a Tera type, the box says what to choose', async ({ page }) => {
  const yours = await YourBox.open(page, '/tera-raid-info/6/Paldea/Dondozo/')
  await yours.add(IRON_HANDS)
  await expect(yours.section.getByText('Choose a Tera type to see which of yours win.')).toBeVisible()
  await expect(yours.fight).toHaveCount(0)
})

test('at the root, a box can be stored and exported, without a raid', async ({ page }) => {
  const yours = await YourBox.open(page, '/')
  await yours.add(box(IRON_HANDS, MAGIKARP))
  await expect(yours.cards).toHaveCount(2)
  await expect(yours.fight).toHaveCount(0)
  await yours.section.getByRole('button', { name: 'Remove Magikarp' }).click()
  await expect(yours.cards).toHaveCount(1)
  await page.goto(STEEL_DONDOZO)
  await yours.unfold()
  await expect(yours.card('Iron Hands')).toBeVisible()
})

test('Pokémon in the box count as owned', async ({ page, raidScreen }) => {
  const yours = await YourBox.open(page)
  const bring = raidScreen.section('All builds')
  await openBuilds(bring.getByRole('article').first())
  const owned = bring.getByRole('checkbox', { name: /^I have it: / })
  const name = (await owned.first().getAttribute('aria-label'))?.replace('I have it: ', '') ?? ''
  await yours.add(IRON_HANDS.replace('Iron Hands', name))
  await expect(owned.first()).toBeChecked()
})

test('a box that cannot be stored lasts for the page, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  const yours = await YourBox.open(page)
  await yours.add(IRON_HANDS)
  await expect(yours.says('Not saved on this device')).toBeVisible()
  await expect(yours.card('Iron Hands')).toBeVisible()
})

test('if the engine fails to load, the page says so', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/battle-engine\.js|The battle engine failed/)
  await page.route('**/battle-engine.js', (route) => route.abort())
  const yours = await YourBox.open(page)
  await yours.add(IRON_HANDS)
  await yours.fight.click()
  await expect(yours.says('Couldn’t run the simulation. Reload the page, then try again.')).toBeVisible()
})

test('before the section is opened, no box is read and no engine loads', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/tera-raid-info/6/Paldea/Dondozo/Steel/', { waitUntil: 'networkidle' })
  expect(requests.filter((address) => address.endsWith('/battle-engine.js'))).toEqual([])
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test('axe finds nothing in a box that has fought, with a change and a battle open', async ({ page }) => {
  test.setTimeout(AXE_TIMEOUT)
  const yours = await YourBox.open(page)
  await yours.add(box(IRON_HANDS, MAGIKARP, 'Garchump'))
  await yours.fight.click()
  await expect(yours.says(DONE)).toBeVisible()
  await yours.section.getByRole('button', { name: 'Change Magikarp' }).click()
  await yours.section.getByRole('button', { name: 'Show a battle with Iron Hands' }).click()
  await expect(yours.section.getByRole('region', { name: 'Turns' })).toBeVisible()
  await yours.section.getByRole('button', { name: 'Clear box' }).click()
  await expectAccessible(page, { within: 'section[aria-labelledby=your-box]' })
})

test('no text of a box is cut, covered or pushed sideways, with any text setting', async ({ page }) => {
  const yours = await YourBox.open(page, FAIRY_GARCHOMP)
  await yours.add(box(IRON_HANDS, MAGIKARP))
  await yours.fight.click()
  await expect(yours.says(DONE)).toBeVisible()
  for (const styles of Object.values(TEXT_SETTINGS)) {
    await page.setViewportSize({ width: 320, height: 844 })
    await setText(page, styles)
    expect(await textFaults(page)).toEqual([])
  }
})
