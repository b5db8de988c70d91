import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP } from '@/e2e/fixtures/what-to-bring'
import { eitherOf } from '@/lib/words/en/figures'

const STEEL_DONDOZO = '/tera-raid-info/6/Paldea/Dondozo/Steel/'

test('the best to bring stand on the first screen of a phone, each with its Tera type, item and move, and how long it takes', async ({
  page,
  raidScreen,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(STEEL_DONDOZO)
  const links = raidScreen.best
  const attacker = /Tera [A-Z][a-z]+.+ · .+(\d\sturns|wins\s(solo\s)?\d+%)/
  const team = /^Team of four.+wins\s\d+%\s· [\d.]+\sturns/
  await expect(links).toHaveText([attacker, attacker, attacker, team])
  for (const link of await links.all()) {
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(link.locator('img')).toHaveJSProperty('complete', true)
    await expect(link.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  }
})

test('of a raid with two weaknesses what hits first and the shield stand on the first screen of a phone too', async ({
  page,
  raidScreen,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(FAIRY_GARCHOMP)
  const shield = raidScreen.section('Key timings').getByRole('listitem').filter({ hasText: 'Shield at' })
  await expect(shield).toBeInViewport({ ratio: 1 })
})

test('each attacker leads to its build, which the page has, also with filters in the address', async ({
  page,
  raidScreen,
}) => {
  for (const query of ['', '?kind=special']) {
    await page.goto(FAIRY_GARCHOMP + query)
    const builds = raidScreen.section('What to bring').getByRole('article')
    if (query) await expect(builds.filter({ hasText: 'Physical attacker' })).toHaveCount(0)
    await expect(builds.first()).toBeVisible()
    for (const link of (await raidScreen.best.all()).slice(0, 3)) {
      const name = await link.getByRole('strong').textContent()
      await link.click()
      const build = builds.filter({ has: page.locator(':target') })
      await expect(build.getByRole('heading')).toHaveText(name ?? '')
      await expect(build.getByRole('heading')).toBeInViewport()
      await expect(build.getByRole('list', { name: 'Plan' })).toBeVisible()
    }
    expect(new URL(page.url()).search).toBe(query)
  }
})

test('a tile names the Tera type, the item and a move of its build, and fares as that does', async ({
  page,
  raidScreen,
}) => {
  await page.goto(FAIRY_GARCHOMP)
  const builds = raidScreen.section('What to bring').getByRole('article')
  for (const link of (await raidScreen.best.all()).slice(0, 3)) {
    const [, teraType = '', held = '', fares = ''] = (await link.innerText()).split('\n').filter(Boolean)
    const [item = '', move = ''] = held.split(' · ')
    await link.click()
    const build = builds.filter({ has: page.locator(':target') })
    await expect(build.locator('summary')).toContainText(teraType)
    await expect(build.locator('summary')).toContainText(fares)
    await expect(build.getByRole('definition').first()).toHaveText(item)
    await expect(build.getByRole('list', { name: 'Moves' })).toContainText(move)
  }
})

test('a shared link with filters names them in the head, where each can be taken away, and what is left is announced', async ({
  page,
  raidScreen,
}) => {
  await page.goto(`${FAIRY_GARCHOMP}?unboosted=yes&kind=special`)
  const filters = raidScreen.section('Best to bring').getByRole('button')
  await expect(filters).toHaveText([/^Special only/, /^No boosting moves/])
  const said = raidScreen.section('What to bring').getByRole('status').filter({ hasText: 'attackers' })
  await expect(said).toHaveCount(0)
  await filters.first().click()
  await expect(said).toHaveText(/^\d+ attackers, \d+ supports$/)
  await expect(page).toHaveURL(`${FAIRY_GARCHOMP}?unboosted=yes`)
  await expect(filters).toHaveText([/^No boosting moves/])
})

test('how the battles were simulated, and how certain chances are, is one link away', async ({
  page,
  raidScreen,
}) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.section('Best to bring').getByRole('link', { name: 'simulated · how?' }).click()
  await expect(page.getByText('Win chances are within 5 points.')).toBeInViewport()
})

test('another boss and another Tera type have their own, and the control keeps the focus', async ({
  page,
  raidScreen,
}) => {
  const best = raidScreen.best
  await page.goto(FAIRY_GARCHOMP)
  const ofFairyGarchomp = await best.allTextContents()
  await raidScreen.typeBoss('Dondozo')
  await expect(raidScreen.boss).toHaveText('Dondozo')
  await expect.poll(() => best.count()).toBeGreaterThan(0)
  const ofFairyDondozo = await best.allTextContents()
  expect(ofFairyDondozo).not.toEqual(ofFairyGarchomp)
  await expect(raidScreen.creature).toBeFocused()
  await raidScreen.teraType.selectOption('Steel')
  await expect.poll(() => best.allTextContents()).not.toEqual(ofFairyDondozo)
  const chosen = await best.allTextContents()
  await page.reload()
  await expect(best).toHaveText(chosen)
})

test('without a Tera type the head names no Pokémon', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/')
  await expect(raidScreen.section('What to bring').getByRole('article').first()).toBeVisible()
  await expect(raidScreen.section('Best to bring')).toHaveCount(0)
})

test('link previews name the best three', async ({ page, raidScreen }) => {
  await page.goto(STEEL_DONDOZO)
  const names = await raidScreen.section('Best to bring').getByRole('strong').allTextContents()
  const bring = `Bring ${eitherOf([...new Set(names.slice(0, 3))])}. Moves: `
  for (const tag of ['meta[name=description]', 'meta[property="og:description"]']) {
    expect(await page.locator(tag).getAttribute('content')).toContain(
      `Weak to Fighting, Fire, Ground. ${bring}`,
    )
  }
})
