import { expect, isSaved, test, visit } from '@/e2e/fixtures/published-site'
import { EXPORTS } from '@/testing/addresses'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test('a raid opens even if the network never answers', async ({ page, raidScreen, site }) => {
  await visit(page, '/')
  site.hang()
  // Pictures never arrive, so the page never fires `load`.
  await page.goto('/tera-raid-info/6/Paldea/Dragonite/Steel', { waitUntil: 'commit' })
  await expect(raidScreen.boss).toHaveText('Dragonite')
})

for (const status of [500, 502, 503]) {
  test(`if the host answers ${status}, a visited page shows as last visited, and the shell shows any other page`, async ({
    page,
    raidScreen,
    site,
    consoleErrors,
  }) => {
    await visit(page, FAIRY_GARCHOMP)
    await expect.poll(() => isSaved(page, FAIRY_GARCHOMP)).toBe(true)
    site.fail(status)
    const visitedPage = await page.goto(FAIRY_GARCHOMP.slice(0, -1))
    expect(visitedPage?.status()).toBe(200)
    expect(await visitedPage?.text()).toContain('<title>6★ Fairy Garchomp')
    await expect(raidScreen.boss).toHaveText('Garchomp')
    const otherPage = await page.goto('/tera-raid-info/6/Paldea/Dragonite/Steel/')
    expect(otherPage?.status()).toBe(200)
    expect(await otherPage?.text()).toContain('<title>Tera Raid Info')
    await expect(raidScreen.boss).toHaveText('Dragonite')
    await expect(raidScreen.section('All builds').getByRole('alert')).toBeVisible()
    // The visitor has not opened this raid before.
    consoleErrors.expectFailedLoad(new RegExp(`${status} .*/149\\.`))
    consoleErrors.expectFailedLoad(new RegExp(`${status} .*/bosses/`))
    consoleErrors.expectFailedLoad(new RegExp(`${status} .*/dragonite\\.json$`))
    consoleErrors.expect(/dragonite\.json could not be loaded/)

    site.publish(EXPORTS.site)
    const recovered = await page.goto('/tera-raid-info/6/Paldea/Dragonite/Steel/')
    expect(await recovered?.text()).toContain('<title>6★ Steel Dragonite')
  })
}

test('on the first visit, the error of a failing host shows', async ({ page, site, consoleErrors }) => {
  site.fail(502)
  const answer = await page.goto(FAIRY_GARCHOMP)
  expect(answer?.status()).toBe(502)
  await expect(page.getByRole('heading')).toHaveText('The host failed')
  consoleErrors.expectFailedLoad(/status of 502/)
})
