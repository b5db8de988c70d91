import { holdScripts } from '@/e2e/fixtures/held-scripts'
import { expect, test } from '@/e2e/fixtures/test'
import { SERVICE_ADDRESS } from '@/testing/addresses'

test('a raid is chosen by the controls, from tier to Tera type', async ({ page, raidScreen }) => {
  await page.goto('/')
  await raidScreen.tier.selectOption('6 Star')
  await raidScreen.region.selectOption('Kitakami')
  await raidScreen.creature.selectOption('Sinistcha (Masterpiece)')
  await raidScreen.teraType.selectOption('Water')

  await expect(raidScreen.boss).toHaveText('Sinistcha (Masterpiece)')
  const matchups = raidScreen.section('Tera weaknesses')
  await expect(matchups.getByRole('listitem')).toHaveText(['Electric - 2x', 'Grass - 2x'])
  await expect(matchups.getByRole('definition')).toHaveText(['Fire', 'Ice', 'Steel', 'Water'])
  await expect(page).toHaveURL('/tera-raid-info/6/Kitakami/Sinistcha%20(Masterpiece)/Water/')
  await expect(page).toHaveTitle('6★ Water Sinistcha (Masterpiece) · Kitakami - Tera Raid Info')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/tera-raid-info\/6\/Kitakami\/Sinistcha%20\(Masterpiece\)\/Water\/$/,
  )
})

test('a boss chosen before the first one has loaded shows alone, with all its moves', async ({
  page,
  raidScreen,
}) => {
  // Not delayed by the server: Firefox applies the content policy to redirected calls.
  await page.route(SERVICE_ADDRESS, () => undefined)
  await page.goto('/tera-raid-info/6/Paldea/')
  await raidScreen.creature.selectOption('Garchomp')
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.moves).toHaveText([
    /^Aqua Tail/,
    /^Dragon Rush/,
    /^Extreme Speed/,
    /^Dragon Dance/,
    /^Light Screen/,
  ])
})

test("choices before the page's program has arrived are not lost", async ({ page, raidScreen }) => {
  const release = await holdScripts(page)
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/', { waitUntil: 'commit' })
  await raidScreen.tier.selectOption('5 Star')
  await raidScreen.teraType.selectOption('Water')
  release()

  await expect(raidScreen.section('Raid details')).toContainText('75 in battle and when caught')
  await expect(raidScreen.tier).toHaveValue('5')
  await expect(page).toHaveURL('/tera-raid-info/5/Paldea/Garchomp/Water/')
})

test('another tier clears a boss that it lacks, from content, address and shared link', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/5/Paldea/Eevee/Normal/')
  await expect(raidScreen.boss).toHaveText('Eevee')
  await raidScreen.tier.selectOption('6 Star')
  await expect(raidScreen.creature).toHaveValue('')
  await expect(raidScreen.section('Moves')).toHaveCount(0)
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/-/Normal/')
})

test('a cleared boss is gone from the screen and from the address', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/')
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await raidScreen.creature.selectOption('-- Pokemon --')
  await expect(raidScreen.section('Moves')).toHaveCount(0)
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/')
})

test('each form of a Pokémon shows its own data', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/5/Paldea/Indeedee%20(Male)/')
  await expect(raidScreen.section('Base stats')).toContainText('Attack65')
  await raidScreen.creature.selectOption('Indeedee (Female)')
  await expect(raidScreen.section('Base stats')).toContainText('Attack55')
  await raidScreen.creature.selectOption('Toxtricity (Low Key)')
  await expect(raidScreen.section('Abilities')).toContainText('Minus')
  await raidScreen.creature.selectOption('Toxtricity (Amped)')
  await expect(raidScreen.section('Abilities')).toContainText('Plus')
})
