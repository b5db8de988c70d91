import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'
import { BASE_PATH, PORTS } from '@/testing/addresses'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

const SITES = [
  ['the root of a host', `http://localhost:${PORTS.site}`],
  ['a base path', `http://localhost:${PORTS.basePath}${BASE_PATH}`],
] as const

// published/hosts.spec.ts opens two more forms on every host, also below a base path.
for (const [siteName, site] of SITES) {
  for (const form of [
    '/tera-raid-info/?/6/Paldea/Garchomp/Fairy',
    '/#/6/Paldea/Garchomp/Fairy',
    '/tera-raid-info/#/6/Paldea/Garchomp/Fairy',
    '/?/tera-raid-info/6/paldea/garchomp/fairy',
    '/#6/Paldea/Garchomp/Fairy',
    '/6/Paldea//Garchomp//Fairy/',
    '/tera-raid-info/6/Paldea//Garchomp//Fairy/',
  ]) {
    test(`below ${siteName}, ${form} of an old site opens its raid at the raid’s own address`, async ({
      page,
      raidScreen,
      consoleErrors,
    }) => {
      // A path with doubled slashes is not a page, so 404.html reads it.
      if (form.includes('//')) consoleErrors.expectFailedLoad(/\/Paldea\/\/Garchomp\/\/Fairy\/$/)
      await page.goto(site + form)
      await expect(raidScreen.boss).toHaveText('Garchomp')
      await expect(raidScreen.teraType).toHaveValue('Fairy')
      await expect(page).toHaveURL(site + FAIRY_GARCHOMP)
      await expect(page).toHaveTitle('6★ Fairy Garchomp · Paldea - Tera Raid Info')
      await expect(raidScreen.linkNotice).toHaveCount(0)
    })
  }
}

for (const [link, boss, path] of [
  ['/tera-raid-info/5/Paldea/Tauros_(Fire)/Fairy', 'Tauros (Fire)', '5/Paldea/Tauros%20(Fire)/Fairy'],
  ['/tera-raid-info/5/Paldea/tauros-paldea-blaze/Fairy', 'Tauros (Fire)', '5/Paldea/Tauros%20(Fire)/Fairy'],
  ['/?/5/Paldea/tauros-paldea-blaze/Fairy', 'Tauros (Fire)', '5/Paldea/Tauros%20(Fire)/Fairy'],
  ['/tera-raid-info/6/Blueberry/Slowking', 'Slowking (Galar)', '6/Terarium/Slowking'],
] as const) {
  test(`${link} opens ${boss} at the raid’s own address`, async ({ page, raidScreen }) => {
    await page.goto(link)
    await expect(raidScreen.boss).toHaveText(boss)
    await expect(page).toHaveURL(`/tera-raid-info/${path}/`)
    await expect(raidScreen.linkNotice).toHaveCount(0)
  })
}

test('an old link pasted into the address bar of an open page opens its raid', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/')
  await expectStarted(page)
  await page.evaluate(() => {
    window.location.hash = '#/6/Paldea/Garchomp/Fairy'
  })
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(page).toHaveURL(FAIRY_GARCHOMP)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Find a raid' })).toBeVisible()
})

test('query and fragment of an address are kept', async ({ page, raidScreen }) => {
  await page.goto('/?/6/Paldea/Garchomp/Fairy&utm_source=forum#moves')
  await expect(raidScreen.boss).toHaveText('Garchomp')
  await expect(page).toHaveURL(`${FAIRY_GARCHOMP}?utm_source=forum#moves`)
})

test("a section in a raid's address is not an old link", async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/#/5/Paldea/Abomasnow')
  await expect(raidScreen.boss).toHaveText('Garchomp')
})
