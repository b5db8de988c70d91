import { AXE_TIMEOUT, expectAccessible } from '@/e2e/fixtures/accessibility-faults'
import { expect, test } from '@/e2e/fixtures/test'
import { FILE_OF_GARCHOMP, openWhatToBring } from '@/e2e/fixtures/what-to-bring'

const REASON = /^(\w+), \d+\.\d% per hit; (takes up to \d+% \([^)]+\)|takes no damage)/

test('attackers come when the section is scrolled to, each with the reason for its place', async ({
  page,
}) => {
  const { rows } = await openWhatToBring(page)
  await expect(rows).toHaveCount(12)
  await expect(rows.first()).toContainText(/(Poison|Steel), \d+\.\d% per hit; takes up to \d+% \(/)
  for (const reason of await rows.getByText(/% per hit/).allTextContents()) expect(reason).toMatch(REASON)
})

test('the rankings and filters change who is listed', async ({ page }) => {
  const { section, rows } = await openWhatToBring(page)
  const taken = async () =>
    (await rows.getByText(/takes up to/).allTextContents()).map((text) =>
      Number(/takes up to (\d+)%/.exec(text)?.[1]),
    )
  await section.getByRole('radio', { name: 'safety' }).check()
  await expect.poll(taken).toEqual((await taken()).toSorted((one, other) => one - other))
  await section.getByRole('radio', { name: 'special' }).check()
  await expect(rows.filter({ hasText: 'Physical' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Special' }).first()).toBeVisible()
  await section.getByRole('radio', { name: 'damage' }).check()
  await section.getByRole('checkbox', { name: 'Survives two hits' }).check()
  expect((await taken()).filter((percent) => percent >= 50)).toEqual([])
})

test('choosing the first Tera type keeps the filters, and asks for nothing again', async ({
  page,
  raidScreen,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { section, rows } = await openWhatToBring(page, '/tera-raid-info/6/Paldea/Garchomp/')
  await section.getByRole('radio', { name: 'special' }).check()
  await raidScreen.teraType.selectOption('Fairy')
  await expect(section.getByText('against Tera Fairy')).toBeVisible()
  await expect(section.getByRole('radio', { name: 'special' })).toBeChecked()
  await expect(rows.filter({ hasText: 'Physical' })).toHaveCount(0)
  expect(asked.filter((path) => path === FILE_OF_GARCHOMP)).toHaveLength(1)
})

test('Ditto has no list, but a word on what it does; another boss then has its own', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/6/Paldea/Ditto/Fairy/')
  const section = raidScreen.section('What to bring')
  await expect(section).toContainText('Ditto transforms into the Pokémon it faces')
  await expect(section).not.toContainText('takes no damage')
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await raidScreen.creature.selectOption('Garchomp')
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('list').first().getByRole('listitem')).toHaveCount(12)
})

test('where a 5★ boss may have its hidden ability, the figures say why they count it', async ({ page }) => {
  const { section } = await openWhatToBring(page, '/tera-raid-info/5/Paldea/Bronzong/Fairy/')
  await section.getByText('What these figures count').click()
  await expect(section).toContainText(
    'may have Levitate or Heatproof or Heavy Metal, since by the game’s tables a 5★ boss can have its hidden ability too,',
  )
})

test('all that are listed can be seen', async ({ page }) => {
  const { section, rows } = await openWhatToBring(page)
  const more = section.getByRole('button', { name: /^Show all \d+$/ })
  const count = Number((await more.textContent())?.replace(/\D/g, ''))
  await more.click()
  await expect(rows).toHaveCount(count)
})

test('another Tera type, and another boss, have attackers of their own', async ({ page, raidScreen }) => {
  const { section, rows } = await openWhatToBring(page)
  await raidScreen.teraType.selectOption('Water')
  await expect(rows.first()).toContainText(/(Electric|Grass), /)
  await raidScreen.teraType.selectOption('-- Tera Type --')
  await expect(rows.first()).toContainText('Ice, ')
  await section.getByText('What these figures count').click()
  await expect(section).toContainText('No Tera type is chosen: the boss has its own types, Dragon and Ground')
  await raidScreen.creature.selectOption('Dragonite')
  await section.scrollIntoViewIfNeeded()
  await section.getByText('What these figures count').click()
  await expect(section).toContainText('always has Multiscale')
})

test('ranking and filters work by keyboard alone', async ({ page }) => {
  const { section } = await openWhatToBring(page)
  await section.getByRole('radio', { name: 'balanced' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(section.getByRole('radio', { name: 'damage' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('radio', { name: 'any' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('checkbox', { name: 'Survives two hits' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(section.getByRole('checkbox', { name: 'Survives two hits' })).toBeChecked()
})

test('axe finds nothing on what to bring, light and dark, wide and narrow, and it fits', async ({ page }) => {
  test.setTimeout(AXE_TIMEOUT)
  const { section } = await openWhatToBring(page)
  await section.getByText('What these figures count').click()
  await expectAccessible(page, async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    for (const target of await section.locator('button, input:not([type=file]), summary').all()) {
      const box = await target.boundingBox()
      expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(20)
    }
  })
})
