import { expect, test } from '@/e2e/fixtures/test'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test('a deep link is a finished page, without calls to the Pokémon API', async ({
  page,
  raidScreen,
  service,
}) => {
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(raidScreen.tier).toHaveValue('6')
  await expect(raidScreen.region).toHaveValue('Paldea')
  await expect(raidScreen.creature).toHaveValue('Garchomp')
  await expect(raidScreen.teraType).toHaveValue('Fairy')
  expect(service.asked).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a deep link is fully readable', async ({ page, raidScreen }) => {
    await page.goto(FAIRY_GARCHOMP)
    await expect(page).toHaveTitle('6★ Fairy Garchomp · Paldea - Tera Raid Info')
    await expect(raidScreen.boss).toHaveText('Garchomp')
    await expect(raidScreen.section('Tera weaknesses').getByRole('listitem').first()).toHaveText(
      'Poison - 2x',
    )
    await expect(raidScreen.moves).toHaveText([
      /^Earthquake/,
      /^Flamethrower/,
      /^Outrage/,
      /^Rock Slide/,
      /^Swords Dance/,
    ])
    await expect(raidScreen.section('Script').getByRole('listitem').first()).toHaveText(
      /^90% HP Remaining Stats & Status Reset /,
    )
    await expect(raidScreen.section('Drops')).toContainText('Spicy - 3.05%')
    await expect(raidScreen.section('Abilities')).toContainText('Rough Skin (H)')
    await expect(raidScreen.section('Base stats')).toContainText('Attack130')
    await expect(raidScreen.section('Type advantages').getByRole('listitem')).toHaveCount(10)
    await expect(raidScreen.section('Script')).toContainText('Shield at 50% HP or 55% time (3:23 in)')
  })

  test('the head names the raid', async ({ page }) => {
    await page.goto(FAIRY_GARCHOMP)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      '6★ Fairy Garchomp · Paldea',
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Weak to Poison, Steel\./)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${FAIRY_GARCHOMP}$`),
    )
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /width=device-width/)
  })
})

for (const [spelling, path] of [
  ['without a slash at the end', '/tera-raid-info/6/Paldea/Garchomp/Fairy'],
  ['in lower case', '/tera-raid-info/6/paldea/garchomp/fairy'],
  ['percent-encoded without need', '/tera-raid-info/%36/Paldea/%47archomp/%46airy'],
  ['percent-encoded twice', '/tera-raid-info/6/Paldea/%2547archomp/Fairy'],
  ['in capitals', '/TERA-RAID-INFO/6/PALDEA/GARCHOMP/FAIRY'],
  ['with a query', '/tera-raid-info/6/Paldea/Garchomp/Fairy/?utm_source=chat'],
  ['with a fragment', '/tera-raid-info/6/Paldea/Garchomp/Fairy#moves'],
] as const) {
  test(`a link ${spelling} opens its raid`, async ({ page, raidScreen }) => {
    await page.goto(path)
    await expect(raidScreen.boss).toHaveText('Garchomp')
    await expect(raidScreen.teraType).toHaveValue('Fairy')
    await expect(raidScreen.moves).toHaveCount(5)
    await expect(raidScreen.linkNotice).toHaveCount(0)
    const { search, hash } = new URL(path, 'http://site.example')
    await expect(page).toHaveURL(FAIRY_GARCHOMP + search + hash)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${FAIRY_GARCHOMP}$`),
    )
  })
}

test('Porygon-Z’s own shared link opens it', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Terarium/Porygon-Z/Water')
  await expect(raidScreen.boss).toHaveText('Porygon-Z')
  await expect(raidScreen.teraType).toHaveValue('Water')
})

test('any other path goes to the root', async ({ page, raidScreen, consoleErrors }) => {
  consoleErrors.expectFailedLoad(/\/about\/us$/)
  await page.goto('/about/us')
  await expect(page).toHaveURL('/')
  await expect(raidScreen.tier).toHaveValue('')
})

test('loading deletes the cache of the old app, and no other cache', async ({ page, raidScreen }) => {
  await page.goto('/')
  await page.evaluate(() => Promise.all([caches.open('tera-raid-info-1'), caches.open('somebody-else')]))
  await page.reload()
  await expect(raidScreen.share).toBeVisible()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['somebody-else'])
})
