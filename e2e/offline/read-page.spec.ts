import {
  expect,
  goOffline,
  isReleaseKept,
  isSaved,
  OUT_OF_REACH,
  read,
  test,
} from '@/e2e/fixtures/published-site'
import { filesOfPage } from '@/lib/offline/page-files'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'
const SINISTCHA = '/tera-raid-info/6/Kitakami/Sinistcha%20(Masterpiece)/Bug/'

test.describe('a page that is only read', () => {
  test('loads the scripts in its HTML, each once, and no others', async ({ page, site }) => {
    await read(page, FAIRY_GARCHOMP)
    const html = await (await page.request.get(FAIRY_GARCHOMP)).text()
    const requests = site.scriptsAsked
    expect(requests.filter((path) => !html.includes(`<script src="${path}"`))).toEqual([])
    expect(requests).toHaveLength(new Set(requests).size)
    expect(await isReleaseKept(page)).toBe(false)
  })

  test('opens again offline with its images and builds, and another raid is not saved', async ({
    page,
    raidScreen,
    context,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(
      /^(The data of all raids|The words of this part|Save for offline) could not be loaded|ERR_(FAILED|INTERNET_DISCONNECTED)/,
    )
    await read(page, FAIRY_GARCHOMP)
    const builds = raidScreen.section('All builds').getByRole('article')
    const savedFiles = ['/assets/pokemon/445.webp', ...site.scriptsAsked]
    for (const path of savedFiles) await expect.poll(() => isSaved(page, path)).toBe(true)
    await goOffline(context, site)
    const response = await page.reload()
    expect(await response?.text()).toContain('Rough Skin')
    await expect(page.getByRole('img', { name: 'Garchomp', exact: true })).not.toHaveJSProperty(
      'naturalWidth',
      0,
    )
    await expect(builds).toHaveCount(5)
    await raidScreen.teraType.selectOption('Steel')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Not saved for offline use')
  })

  test('and a second visit save every raid for offline use', async ({
    page,
    raidScreen,
    context,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(OUT_OF_REACH)
    await read(page, FAIRY_GARCHOMP)
    await page.reload()
    await expect.poll(() => isReleaseKept(page)).toBe(true)
    await goOffline(context, site)
    await page.goto(SINISTCHA)
    await expect(raidScreen.boss).toHaveText('Sinistcha (Masterpiece)')
    await raidScreen.creature.selectOption('Ninetales')
    await expect(raidScreen.boss).toHaveText('Ninetales')
    await page.goto('/')
    await expect(page.getByText('428 raids', { exact: true })).toBeVisible()
  })
})

test('a page that was never shown is saved with its scripts and styles', async ({ page }) => {
  await read(page, '/')
  const html = await page.evaluate(async (path) => (await fetch(path)).text(), FAIRY_GARCHOMP)
  await expect.poll(() => isSaved(page, FAIRY_GARCHOMP)).toBe(true)
  for (const path of filesOfPage(html)) expect(await isSaved(page, path)).toBe(true)
})
