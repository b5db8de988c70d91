import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/fixtures/accessibility-faults'
import { allowClipboard } from '@/e2e/fixtures/clipboard'
import { nightOf, openNight } from '@/e2e/fixtures/raid-night/night'
import { expect, test } from '@/e2e/fixtures/test'
import { STEEL_DONDOZO, YourBox } from '@/e2e/fixtures/your-box'
import { GARCHOMP, IRON_HANDS, MAGIKARP, manySets, UMBREON } from '@/testing/box/sets'

const PLAYERS = [
  { name: 'Ann', box: [MAGIKARP, UMBREON], brings: 'Umbreon' },
  { name: 'Ben', box: [IRON_HANDS, MAGIKARP], brings: 'Iron Hands' },
  { name: 'Cleo', box: [MAGIKARP, UMBREON], brings: 'Umbreon' },
  { name: 'Dan', box: [GARCHOMP], brings: 'Garchomp' },
] as const

const TEAM = PLAYERS.map(({ name, brings }) => `${name}: ${brings}`)

const slotsOf = (page: Page) => nightOf(page).getByRole('list', { name: 'Your team' }).getByRole('heading')

async function deviceOf(
  browser: Browser,
  baseURL: string | undefined,
  box: readonly string[],
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })
  await allowClipboard(context)
  const page = await context.newPage()
  const yours = await YourBox.open(page, STEEL_DONDOZO)
  await yours.add(box.join('\n\n'))
  await expect(yours.cards).toHaveCount(box.length)
  await openNight(page)
  return page
}

async function copiedBy(page: Page, button: string): Promise<string> {
  await nightOf(page).getByRole('button', { name: button }).click()
  await expect(nightOf(page).getByRole('status').filter({ hasText: 'Link copied' }).last()).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('four players send their boxes as links, one player finds the team, and all open its link', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const pages: Page[] = []
  for (const { box } of PLAYERS) pages.push(await deviceOf(browser, baseURL, box))
  const [host, ...guests] = pages
  if (!host) throw new Error('nobody hosts')
  const night = nightOf(host)
  await night.getByLabel('Your name (optional)').fill('Ann')
  for (const [index, page] of guests.entries()) {
    const link = await copiedBy(page, 'Copy link to my box')
    const { name = '', box = [] } = PLAYERS[index + 1] ?? {}
    await night.getByLabel('Friend’s name (optional)').fill(name)
    await night.getByLabel(/^A friend’s box/).fill(link)
    await night.getByRole('button', { name: 'Add box' }).click()
    await expect(night.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(index + 2)
    await expect(night.getByRole('heading', { name })).toBeVisible()
    await expect(night.getByRole('listitem').filter({ hasText: name })).toContainText(`${box.length} Pokémon`)
  }

  await night.getByRole('button', { name: 'Find the best team' }).click()
  await expect(slotsOf(host)).toHaveText(TEAM, { timeout: 60_000 })
  await expectAccessible(host, { within: 'section[aria-labelledby=raid-night]' })

  const link = await copiedBy(host, 'Share team')
  expect(link.length).toBeLessThanOrEqual(2000)
  const { origin, pathname, hash } = new URL(link)
  expect(origin).toBe(new URL(host.url()).origin)
  for (const [index, page] of guests.entries()) {
    await page.goto(pathname + hash)
    await expect(slotsOf(page)).toHaveText(TEAM)
    await nightOf(page)
      .getByRole('radio', { name: TEAM[index + 1] ?? '' })
      .check()
    await expect(nightOf(page).getByRole('article')).toContainText(TEAM[index + 1] ?? '')
    await expect(nightOf(page).getByRole('article')).not.toContainText('Ann')
  }
  for (const page of pages) await page.context().close()
})

test('Stop ends the search for a team, and says so', async ({ page }) => {
  const yours = await YourBox.open(page, STEEL_DONDOZO)
  await yours.add(manySets(30).join('\n\n'))
  await openNight(page)
  const night = nightOf(page)
  const find = night.getByRole('button', { name: 'Find the best team' })
  const searching = night.getByRole('progressbar', { name: 'Searching…' })
  await find.click()
  await expect(searching).toBeVisible()
  await expect.poll(() => page.workers()).toHaveLength(1)
  await night.getByRole('button', { name: 'Stop' }).click()
  await expect(night.getByRole('status').filter({ hasText: /^Stopped\.$/ })).toBeVisible()
  await expect(searching).toHaveCount(0)
  await expect.poll(() => page.workers()).toHaveLength(0)
  await expect(find).toBeFocused()
  await expect(slotsOf(page)).toHaveCount(0)
})

test('a box link offers the box to the raid night, and a damaged link says so', async ({ page }) => {
  await page.goto(`${STEEL_DONDOZO}#box=1.abc.AAAA`)
  await expect(nightOf(page).getByRole('alert')).toHaveText(/This link is damaged/)
  await page.goto(`${STEEL_DONDOZO}#team=9.abc.AAAA`)
  await expect(nightOf(page).getByRole('alert')).toHaveText(/newer version of this site/)
})

test('every control of a raid night is 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const yours = await YourBox.open(page, STEEL_DONDOZO)
  await yours.add(GARCHOMP)
  await openNight(page)
  const controls = nightOf(page).locator('button, select, input:not([type=file]), label:has([type=file])')
  // Name, link, Pokémon to bring, a friend's name, box, file, and search.
  await expect(controls).toHaveCount(7)
  for (const control of await controls.all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
