import { expect, goOffline, isReleaseKept, OUT_OF_REACH, test, visit } from '@/e2e/fixtures/published-site'
import { EXPORTS } from '@/testing/exports'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

test('after a boss was chosen, the site works without a network: by reload, a link, Back and the root', async ({
  page,
  context,
  site,
  raidScreen,
  consoleErrors,
}) => {
  consoleErrors.expect(OUT_OF_REACH)
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect.poll(() => isReleaseKept(page)).toBe(true)
  await goOffline(context, site)

  await page.reload()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.teraType).toHaveValue('Fairy')
  await page.goto('/tera-raid-info/5/Terarium/Alcremie/Water')
  await expect(raidScreen.boss).toHaveText('Alcremie')
  await page.goBack()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await page.goto('/')
  await expect(raidScreen.found).toHaveCount(275)
})

test('a release turns off the navigation preload of an older one', async ({ page, site }) => {
  await visit(page, '/')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.enable())
  site.publish(EXPORTS.next)
  await page.reload()
  await expect.poll(() => page.evaluate(hasWaitingWorker)).toBe(true)
  await page.goto('about:blank')
  // It takes over while no page of the site is open, once the older one has no work left: between two visits, which come later
  // and later.
  const visitAgain = async () => {
    await page.goto('/')
    const preloads = await page.evaluate(isPreloading)
    await page.goto('about:blank')
    return preloads
  }
  await expect.poll(visitAgain, { intervals: [250, 500, 1000, 2000, 4000, 8000] }).toBe(false)
})

async function hasWaitingWorker() {
  return Boolean((await navigator.serviceWorker.getRegistration())?.waiting)
}

async function isPreloading() {
  const { navigationPreload } = await navigator.serviceWorker.ready
  return (await navigationPreload.getState()).enabled
}
