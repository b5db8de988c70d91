import { expect, test } from '@/e2e/fixtures/test'

const FAIRY_GARCHOMP = '6★ Fairy Garchomp · Paldea'

for (const [link, text, target] of [
  ['6/Paldea/Garchmop/Fairy', 'No boss named "Garchmop" in 6★ Paldea.', FAIRY_GARCHOMP],
  [
    '6/Terarium/Galarian Slowkin/Water',
    'No boss named "Galarian Slowkin" in 6★ Terarium.',
    '6★ Water Slowking (Galar) · Terarium',
  ],
  ['5/Paldea/ttar/Fairy', 'No boss named "ttar" in 5★ Paldea.', '5★ Fairy Tyranitar · Paldea'],
  ['6/Kitakami/Garchomp/Fairy', 'Garchomp is in Paldea, not Kitakami.', FAIRY_GARCHOMP],
  ['6/Paldea/Abomasnow/Fairy', 'Abomasnow is a 5★ raid, not 6★.', '5★ Fairy Abomasnow · Paldea'],
  ['5/Terarium/Whimsicott/Fairy', 'Whimsicott is a 6★ raid, not 5★.', '6★ Fairy Whimsicott · Terarium'],
  ['6/Garchomp/Fairy', 'This link is missing the region. Showing 6★ raids in Paldea.', FAIRY_GARCHOMP],
  ['6/Terrarium/Porygon-Z/Water', 'No region named "Terrarium".', '6★ Water Porygon-Z · Terarium'],
  ['8/Paldea/Garchomp/Fairy', 'There are no 8★ raids here. Showing 6★ Garchomp.', FAIRY_GARCHOMP],
  ['6/Paldea/Garchomp/Fary', 'No Tera type named "Fary". Showing Garchomp without a', FAIRY_GARCHOMP],
] as const) {
  test(`${link} gets a notice, and one tap leads to ${target}`, async ({ page, raidScreen }) => {
    const address = new URL(`/tera-raid-info/${link}`, 'http://localhost').pathname
    await page.goto(address)
    await expect(raidScreen.linkNotice.getByRole('status')).toContainText(text)
    await expect(page).toHaveURL(address)
    // Firefox logs an error if leaving a page cuts off a load.
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(raidScreen.linkNotice).toContainText(text)
    await raidScreen.linkNotice.getByRole('link', { name: target }).click()
    await expect(page).toHaveTitle(`${target} - Tera Raid Info`)
    await expect(raidScreen.boss).toBeVisible()
    await expect(raidScreen.linkNotice).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(raidScreen.linkNotice).toContainText(text)
  })
}

test('a link with tier 8 shows its other parts, without a tier', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/8/Paldea/Garchomp/Fairy')
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(raidScreen.tier).toHaveValue('')
  await expect(raidScreen.section('Tera weaknesses')).toHaveCount(0)
  await expect(raidScreen.linkNotice.getByRole('link')).toHaveText([
    FAIRY_GARCHOMP,
    '5★ Fairy Garchomp · Paldea',
  ])
})

test('a link with only an unknown tier leads to the raids of all tiers', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/4/')
  await expect(raidScreen.linkNotice).toContainText('There are no 4★ raids here. Showing 6★ raids in Paldea.')
  await raidScreen.linkNotice.getByRole('link', { name: '5★ Paldea · 99 bosses' }).click()
  await expect(page).toHaveURL('/tera-raid-info/5/Paldea/')
  await expect(page.getByRole('link', { name: 'Abomasnow' })).toBeVisible()
})

test('a Pokémon that is not a boss is named, and the rest of the link shows', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/6/Kitakami/Missingno/Fairy')
  await expect(raidScreen.linkNotice).toHaveText('No boss named "Missingno" in 6★ Kitakami.')
  await expect(page.getByRole('heading', { name: '6★ Kitakami · 28 bosses · Tera Fairy' })).toBeVisible()
  await expect(raidScreen.region).toHaveValue('Kitakami')
  await expect(raidScreen.teraType).toHaveValue('Fairy')
})

test('a misread link has the shown raid as its canonical address', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Kanto/Garchomp/Fairy')
  await expect(raidScreen.linkNotice).toContainText('No region named "Kanto". Showing Garchomp in Paldea.')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/tera-raid-info\/6\/Paldea\/Garchomp\/Fairy\/$/,
  )
})

test('text from a link is shown as text, and shortened', async ({ page, raidScreen }) => {
  await page.goto(`/tera-raid-info/6/Paldea/${encodeURIComponent('<b onclick=alert(1)>'.repeat(50))}`)
  await expect(raidScreen.linkNotice).toHaveText(
    'No boss named "<b onclick=alert(1)><b onclick…" in 6★ Paldea.',
  )
})

/** `lib/links/guessed-link.ts` reads a tier by this pattern. */
const GUESSES = ' ?stars?$'

test('a raid’s page does not load code for misread links', async ({ page, raidScreen }) => {
  const requests = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && requests.add(request.url()))
  const isLoaded = async (text: string) => {
    const scripts = await Promise.all([...requests].map(async (url) => (await page.request.get(url)).text()))
    return scripts.some((script) => script.includes(text))
  }
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/', { waitUntil: 'networkidle' })
  await raidScreen.creature.focus()
  await expect.poll(() => isLoaded('GetPokemon')).toBe(true)
  expect(await isLoaded(GUESSES)).toBe(false)
  await page.goto('/tera-raid-info/8/Paldea/Garchomp/Fairy/')
  await expect.poll(() => isLoaded(GUESSES)).toBe(true)
})
