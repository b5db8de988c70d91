import type { Page } from '@playwright/test'
import { holdLaterParts } from '@/e2e/fixtures/held-scripts'
import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'
import { setText, textFaults } from '@/e2e/fixtures/text-faults'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'
/** A sheet of A4 without margins of 1 cm, in CSS pixels. */
const SHEET = { width: 718, height: 1047 }
const LONG = '/tera-raid-info/6/Kitakami/Sinistcha%20(Masterpiece)/Normal/'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** The color of the browser's frame: the first tag whose media match. */
const frameColor = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    const probe = document.createElement('i')
    probe.style.color = tags.find(({ media }) => window.matchMedia(media).matches)?.content ?? ''
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

for (const path of ['/', FAIRY_GARCHOMP, LONG]) {
  test(`${path} fits into each width from 320 to 1920 px`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 640, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

test('at 1440x900, a typical raid shows weaknesses, plan and script above the fold', async ({
  page,
  raidScreen,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(FAIRY_GARCHOMP)
  for (const name of ['Tera weaknesses', 'Plan', 'Script'])
    await expect(raidScreen.section(name)).toBeInViewport({ ratio: 1 })
})

test('on a phone, a typical raid is at most 4,000 px tall', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(FAIRY_GARCHOMP)
  await setText(page, '')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(4000)
})

for (const [device, opposite] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`on a ${device} device, the scheme cycles through ${opposite}, ${device} and no choice`, async ({
    page,
    raidScreen,
  }) => {
    await page.emulateMedia({ colorScheme: device })
    await page.goto('/')
    const devices = await background(page)
    const colors = async () => ({ page: await background(page), frame: await frameColor(page) })

    await raidScreen.scheme.click()
    const oppositeBackground = await background(page)
    expect(oppositeBackground).not.toBe(devices)
    await page.goto(FAIRY_GARCHOMP)
    expect(await colors()).toEqual({ page: oppositeBackground, frame: oppositeBackground })

    await expect(raidScreen.scheme).toHaveAccessibleName(`Use ${device} mode`)
    await raidScreen.scheme.click()
    await page.emulateMedia({ colorScheme: opposite })
    expect(await colors()).toEqual({ page: devices, frame: devices })
    await page.emulateMedia({ colorScheme: device })

    await expect(raidScreen.scheme).toHaveAccessibleName('Match device')
    await raidScreen.scheme.click()
    await expect(raidScreen.scheme).toHaveAccessibleName(`Use ${opposite} mode`)
    await page.reload()
    expect(await colors()).toEqual({ page: devices, frame: devices })
    await page.emulateMedia({ colorScheme: opposite })
    expect(await colors()).toEqual({ page: oppositeBackground, frame: oppositeBackground })
  })
}

test('a stored color scheme applies before the first paint, and an unknown scheme is ignored', async ({
  page,
  raidScreen,
  consoleErrors,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('tera-raid-info-scheme', location.search === '?dark' ? 'dark' : '{"no": "scheme"}')
  })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
  // Without the page's scripts, only the inline script can have applied the scheme.
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  consoleErrors.expect(/ERR_FAILED .*\/_next\/static\/chunks\//)
  consoleErrors.expect(/has not started/)
  await page.goto('/?dark')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  expect(await frameColor(page)).toBe(await background(page))
  await expect(raidScreen.scheme).toHaveAccessibleName('Use light mode')
})

for (const path of [
  '/tera-raid-info/6/Terarium/',
  '/tera-raid-info/6/Paldea/Garchomp/',
  '/tera-raid-info/5/Paldea/Ditto/Ghost/',
  '/tera-raid-info/5/Kitakami/Basculegion%20(Female)/Fighting/',
  LONG,
]) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(shifts).toEqual([])
  })
}

test('nothing moves on load or when another boss is chosen', async ({ page, raidScreen }) => {
  const shifts = await watchShifts(page)
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
  await raidScreen.typeBoss('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await page.waitForLoadState('networkidle')
  expect(shifts).toEqual([])
})

/** The list includes picks of the plan. It has supports if no team has its own. */
const WITH_TEAM = { attackers: 6, supports: 0, friends: 4 }
const WITH_SUPPORT = { attackers: 6, supports: 1, friends: 1 }

async function printedPages(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('nothing moves while a chosen boss loads', async ({ page, raidScreen }) => {
  const shifts = await watchShifts(page)
  const release = await holdLaterParts(page, FAIRY_GARCHOMP)
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(page.getByText('Loading…')).toBeVisible()
  release()
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await page.waitForLoadState('networkidle')
  expect(shifts).toEqual([])
})

for (const [feature, path, printed] of [
  ['as many moves as any', '/tera-raid-info/6/Paldea/Volcarona/Psychic/', WITH_TEAM],
  ['as many actions as any', '/tera-raid-info/6/Paldea/Magnezone/Ghost/', WITH_TEAM],
  ['no Tera type', '/tera-raid-info/6/Paldea/Garchomp/', WITH_SUPPORT],
  ['facts of its event', '/tera-raid-info/7/Event/Charizard%20(2022-12)/Dragon/', WITH_TEAM],
  ['as many steps as any', '/tera-raid-info/7/Event/Glimmora/Grass/', WITH_TEAM],
  ['two kinds of herbs', '/tera-raid-info/5/Paldea/Gyarados/Grass/', WITH_SUPPORT],
] as const) {
  test(`a raid with ${feature} is printed with its best builds on one page, or with its team`, async ({
    page,
    raidScreen,
  }) => {
    await page.setViewportSize(SHEET)
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const builds = raidScreen.section('All builds')
    for (const [list, count] of [
      ['Attackers', printed.attackers],
      ['Supports', printed.supports],
    ] as const) {
      const rows = builds.getByRole('list', { name: list }).getByRole('listitem')
      await expect(rows.filter({ visible: true })).toHaveCount(count)
    }
    await expect(raidScreen.plan.getByRole('article').filter({ visible: true })).toHaveCount(1)
    const companies = raidScreen.plan.getByText(/^(?:Solo|Randoms|Friends)$/)
    await expect(companies.filter({ visible: true })).toHaveText(['Solo'])
    expect(await textFaults(page)).toEqual([])
    expect(await printedPages(page)).toBe(1)

    await page.emulateMedia({ media: null })
    await raidScreen.plan.getByRole('radio', { name: 'Friends' }).check()
    await page.emulateMedia({ media: 'print' })
    // A team has the training of each slot in closed details.
    const trainings = raidScreen.plan.getByText(/ · \d+ HP, /)
    await expect(trainings.filter({ visible: true })).toHaveCount(printed.friends)
    expect(await textFaults(page)).toEqual([])
    expect(await printedPages(page)).toBe(1)
  })
}

test('under forced colors, the type badges keep an edge', async ({ page, raidScreen }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(FAIRY_GARCHOMP)
  const badge = raidScreen.section('Tera weaknesses').getByText('Poison - 2x')
  await expect(badge).toHaveCSS('border-top-width', '1px')
  await expect(badge).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})

test('the loading state shows, and does not move under reduced motion', async ({ page, raidScreen }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdLaterParts(page, '/tera-raid-info/6/Paldea/')
  await page.goto('/tera-raid-info/6/Paldea/')
  await raidScreen.creature.selectOption('Garchomp')
  await expect(page.getByText('Loading…')).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('a raid has few enough elements for the audit `dom-size` of Lighthouse', async ({ page }) => {
  await page.goto(FAIRY_GARCHOMP)
  await expectStarted(page)
  expect(await page.locator('body *').count()).toBeLessThanOrEqual(780)
})
