import type { Locator, Page } from '@playwright/test'
import { placesOf, tooClose } from '@/e2e/fixtures/distances'
import { holdLaterParts } from '@/e2e/fixtures/held-scripts'
import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { expect, test } from '@/e2e/fixtures/test'
import { setText, TEXT_SETTINGS } from '@/e2e/fixtures/text-faults'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'
const LONG = '/tera-raid-info/6/Kitakami/Sinistcha%20(Masterpiece)/Normal/'
const FAR_DOWN = 1500

/** In pixels; also to the edges. */
const MIN_DISTANCE = 4

test.use({ viewport: { width: 390, height: 844 } })

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

async function headerHeight(page: Page): Promise<number> {
  const box = await page.getByRole('banner').boundingBox()
  return box ? Math.max(0, box.y + box.height) : 0
}

function cutOptions(select: Locator, texts: readonly string[]): Promise<string[]> {
  return select.evaluate((element, texts) => {
    if (!(element instanceof HTMLSelectElement)) return ['no select']
    const { font, paddingLeft, paddingRight } = getComputedStyle(element)
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const brush = document.createElement('canvas').getContext('2d')
    if (!brush) return ['no canvas']
    brush.font = font
    return [...element.options]
      .map(({ text }) => text)
      .filter((text) => texts.length === 0 || texts.includes(text))
      .filter((text) => brush.measureText(text).width > room)
  }, texts)
}

test('on a phone, the header is at most 120 px high, and one row of 48 to 56 px once the page is scrolled', async ({
  page,
  raidScreen,
}) => {
  const shifts = await watchShifts(page)
  for (const path of ['/', FAIRY_GARCHOMP, LONG]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await headerHeight(page)).toBeLessThanOrEqual(120)
    await scrollTo(page, 600)
    await expect.poll(() => headerHeight(page)).toBeLessThanOrEqual(56)
    expect(await headerHeight(page)).toBeGreaterThanOrEqual(48)
    for (const control of [raidScreen.tier, raidScreen.creature, raidScreen.find, raidScreen.teraType])
      await expect(control).toBeInViewport({ ratio: 1 })
  }
  expect(shifts).toEqual([])
})

test('another boss chosen far down opens at its top, and another Tera type keeps the position', async ({
  page,
  raidScreen,
}) => {
  const release = await holdLaterParts(page, FAIRY_GARCHOMP)
  await page.goto(FAIRY_GARCHOMP)
  await scrollTo(page, FAR_DOWN)
  await raidScreen.teraType.selectOption('Water')
  await expect(page).toHaveURL('/tera-raid-info/6/Paldea/Garchomp/Water/')
  await expect(page.getByRole('main').getByText('Loading…')).toBeInViewport()
  await expect(raidScreen.boss).toBeHidden()
  release()
  await expect(raidScreen.section('Script')).toBeVisible()
  const scrolledTo = await page.evaluate(() => window.scrollY)
  // Parts that were never on the screen have an estimated height.
  expect(Math.abs(scrolledTo - FAR_DOWN)).toBeLessThan(500)
  await raidScreen.creature.selectOption('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.boss).toBeInViewport()
})

test('no control cuts its placeholder, a tier, a region or a type at any width', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/')
  for (const width of [320, 360, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const control of [raidScreen.tier, raidScreen.region, raidScreen.teraType])
      expect(await cutOptions(control, []), `${width} px wide`).toEqual([])
    expect(await cutOptions(raidScreen.creature, ['-- Pokemon --']), `${width} px wide`).toEqual([])
  }
})

test('on a phone, all header controls have the same height and touch neither edges nor each other', async ({
  page,
}) => {
  await page.goto(FAIRY_GARCHOMP)
  const header = page.getByRole('banner')
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    const controls = await placesOf(header.locator('select, button'))
    expect(controls).toHaveLength(7)
    expect(
      new Set(controls.map(({ top, bottom }) => Math.round(bottom - top))).size,
      `${width} px wide`,
    ).toBe(1)
    expect(tooClose(controls, MIN_DISTANCE), `${width} px wide`).toEqual([])
    const [{ top = 0, bottom = 0 } = {}] = await placesOf(header)
    for (const control of controls) {
      const toEdges = [control.left, width - control.right, control.top - top, bottom - control.bottom]
      expect(Math.min(...toEdges), `${control.name}, ${width} px wide`).toBeGreaterThanOrEqual(MIN_DISTANCE)
    }
  }
})

test('on a phone, the controls of a row are aligned', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  const { tier, region, creature, find, teraType, share, scheme } = raidScreen
  const lastRow = [creature, find, teraType]
  for (const [width, ...rows] of [
    [320, [share, scheme], [tier, region], lastRow],
    ...[360, 390, 430].map((wide) => [wide, [region, share, scheme], [tier, ...lastRow]] as const),
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    for (const row of rows) {
      const tops = await Promise.all(row.map(async (control) => (await control.boundingBox())?.y))
      expect(new Set(tops).size, `${width} px wide`).toBe(1)
    }
  }
})

test('the focused element is never behind the sticky row, forwards and backwards', async ({
  page,
  raidScreen,
}) => {
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
  await raidScreen.share.focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press(key)
      // After the last control, the focus leaves the page and returns at the other end.
      if (await page.evaluate(() => document.activeElement === document.body)) break
      expect(await coveredFocus(page)).toBe('')
    }
  }
})

/** The focused element, if the header covers its upper edge. */
function coveredFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const header = document.querySelector('header')
    if (!element || !header || header.contains(element)) return ''
    const { top, bottom } = element.getBoundingClientRect()
    const isCovered = bottom > 0 && top < header.getBoundingClientRect().bottom
    return isCovered ? `${element.outerHTML.slice(0, 80)} at ${top}` : ''
  })
}

test('by keyboard, the whole header shows, so that all its controls are visible', async ({
  page,
  raidScreen,
}) => {
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
  await scrollTo(page, FAR_DOWN)
  await raidScreen.tier.focus()
  await page.keyboard.press('Tab')
  await expect(raidScreen.region).toBeFocused()
  await expect(raidScreen.region).toBeInViewport({ ratio: 1 })
})

test('the section of a link shows below the sticky row', async ({ page, raidScreen }) => {
  await page.goto(`${FAIRY_GARCHOMP}#moves`, { waitUntil: 'networkidle' })
  const heading = raidScreen.section('Moves').getByRole('heading', { name: 'Moves' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const top = (await heading.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThanOrEqual(await headerHeight(page))
})

for (const [condition, width, height, styles] of [
  ['320 px wide', 320, 640, ''],
  ['with text of twice the size', 390, 844, TEXT_SETTINGS['at 200% text size']],
  ['on a phone held sideways', 844, 390, ''],
] as const) {
  test(`${condition}, the header scrolls with the page, since it would cover too much of the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(FAIRY_GARCHOMP)
    await setText(page, styles)
    await scrollTo(page, FAR_DOWN)
    await expect.poll(() => headerHeight(page)).toBe(0)
  })
}

for (const width of [1440, 1920]) {
  test(`at ${width} px, header and content have the same edges, and the header is one row`, async ({
    page,
    raidScreen,
  }) => {
    await page.setViewportSize({ width, height: 1080 })
    await page.goto(FAIRY_GARCHOMP)
    const title = await page.getByRole('link', { name: 'Tera Raid Info' }).boundingBox()
    const scheme = await raidScreen.scheme.boundingBox()
    const section = await raidScreen.section('All builds').boundingBox()
    if (!title || !scheme || !section) throw new Error('not shown')
    expect(Math.abs(title.x - section.x)).toBeLessThanOrEqual(1)
    expect(Math.abs(scheme.x + scheme.width - section.x - section.width)).toBeLessThanOrEqual(1)
    expect(await headerHeight(page)).toBeLessThanOrEqual(56)
  })
}
