import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  expect as expectPublished,
  goOffline,
  isKept,
  OUT_OF_REACH,
  test as published,
  visit,
} from '@/e2e/fixtures/published-site'
import { RaidScreen } from '@/e2e/fixtures/raid-screen'
import { expect, test } from '@/e2e/fixtures/test'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'
const FILE = '/attackers/6/paldea/garchomp.json'
const REASON = /^(\w+), \d+\.\d% per hit; (takes up to \d+% \([^)]+\)|takes no damage)/

async function open(page: Page, path = FAIRY_GARCHOMP) {
  await page.goto(path)
  const section = new RaidScreen(page).section('What to bring')
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('listitem').first()).toBeVisible()
  return { section, rows: section.getByRole('list').first().getByRole('listitem') }
}

test('attackers come when the section is scrolled to, each with the reason for its place', async ({
  page,
}) => {
  const { rows } = await open(page)
  await expect(rows).toHaveCount(12)
  await expect(rows.first()).toContainText(/(Poison|Steel), \d+\.\d% per hit; takes up to \d+% \(/)
  for (const reason of await rows.getByText(/% per hit/).allTextContents()) expect(reason).toMatch(REASON)
})

test('nothing of it is loaded before', async ({ page, raidScreen }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
  expect(asked).not.toContain(FILE)
  await raidScreen.section('What to bring').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain(FILE)
})

test('the rankings and filters change who is listed', async ({ page }) => {
  const { section, rows } = await open(page)
  const taken = async () =>
    (await rows.getByText(/takes up to/).allTextContents()).map((text) =>
      Number(/takes up to (\d+)%/.exec(text)?.[1]),
    )
  await section.getByRole('radio', { name: 'safety' }).check()
  await expect.poll(taken).toEqual((await taken()).toSorted((one, other) => one - other))
  await section.getByRole('radio', { name: 'special' }).check()
  await expect(rows.filter({ hasText: 'Physical' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Special' }).first()).toBeVisible()
  await section.getByRole('radio', { name: 'damage' }).check()
  await section.getByRole('checkbox', { name: /Only safe ones/ }).check()
  expect((await taken()).filter((percent) => percent >= 50)).toEqual([])
})

test('choosing the first Tera type keeps the filters, and asks for nothing again', async ({
  page,
  raidScreen,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { section, rows } = await open(page, '/tera-raid-info/6/Paldea/Garchomp/')
  await section.getByRole('radio', { name: 'special' }).check()
  await raidScreen.teraType.selectOption('Fairy')
  await expect(section.getByText('against Tera Fairy')).toBeVisible()
  await expect(section.getByRole('radio', { name: 'special' })).toBeChecked()
  await expect(rows.filter({ hasText: 'Physical' })).toHaveCount(0)
  expect(asked.filter((path) => path === FILE)).toHaveLength(1)
})

test('Ditto has no list, but a word on what it does; another boss then has its own', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/6/Paldea/Ditto/Fairy/')
  const section = raidScreen.section('What to bring')
  await expect(section).toContainText('Ditto transforms into the Pokémon it faces')
  await expect(section).not.toContainText('takes no damage')
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await raidScreen.creature.selectOption('Garchomp')
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('list').first().getByRole('listitem')).toHaveCount(12)
})

test('where a 5★ boss may have its hidden ability, the figures say why they count it', async ({ page }) => {
  const { section } = await open(page, '/tera-raid-info/5/Paldea/Bronzong/Fairy/')
  await section.getByText('What these figures count').click()
  await expect(section).toContainText(
    'may have Levitate or Heatproof or Heavy Metal, since by the game’s tables a 5★ boss can have its hidden ability too,',
  )
})

test('all that are listed can be seen', async ({ page }) => {
  const { section, rows } = await open(page)
  const more = section.getByRole('button', { name: /^Show all \d+$/ })
  const count = Number((await more.textContent())?.replace(/\D/g, ''))
  await more.click()
  await expect(rows).toHaveCount(count)
})

test('creatures that are owned are remembered, hide the others, and go to another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const { section, rows } = await open(page)
  const name = (await rows.first().getByRole('strong').textContent()) ?? ''
  await rows
    .first()
    .getByRole('checkbox', { name: `I own ${name}` })
    .check()
  await section.getByRole('checkbox', { name: 'Hide creatures I don’t own' }).check()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await section.scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(name)

  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Export 1 owned' }).click()
  const exported = await readFile(await (await download).path(), 'utf8')

  const other = await browser.newPage({ baseURL })
  const there = await open(other)
  await there.section
    .getByLabel('Import')
    .setInputFiles({ name: 'owned.json', mimeType: 'application/json', buffer: Buffer.from(exported) })
  await expect(there.section.getByRole('checkbox', { name: `I own ${name}` })).toBeChecked()
  await there.section
    .getByLabel('Import')
    .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(there.section.getByText("This isn't a Tera Raid Info export")).toBeVisible()
  await other.close()
})

test('what is kept on the device and makes no sense is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tera-raid-info-owned', '{"creatures":7}'))
  const { rows } = await open(page)
  await expect(rows).toHaveCount(12)
})

for (const what of ['full', 'blocked'] as const) {
  test(`where storage is ${what}, what is owned is said not to be kept`, async ({ page }) => {
    await page.addInitScript((state) => {
      const refuse = () => {
        throw new DOMException(state, state === 'full' ? 'QuotaExceededError' : 'SecurityError')
      }
      Storage.prototype.setItem = refuse
      if (state === 'blocked') Object.defineProperty(window, 'localStorage', { get: refuse })
    }, what)
    const { section, rows } = await open(page)
    const notKept = section.getByRole('status').filter({ hasText: 'Not saved on this device' })
    await expect(notKept).toHaveCount(0)
    await rows.first().getByRole('checkbox').check()
    await expect(notKept).toContainText('storage is full or blocked')
    await expect(section.getByRole('button', { name: 'Export 1 owned' })).toBeVisible()
  })
}

test('another Tera type, and another boss, have attackers of their own', async ({ page, raidScreen }) => {
  const { section, rows } = await open(page)
  await raidScreen.teraType.selectOption('Water')
  await expect(rows.first()).toContainText(/(Electric|Grass), /)
  await raidScreen.teraType.selectOption('-- Tera Type --')
  await expect(rows.first()).toContainText('Ice, ')
  await section.getByText('What these figures count').click()
  await expect(section).toContainText('No Tera type is chosen: the boss has its own types, Dragon and Ground')
  await raidScreen.creature.selectOption('Dragonite')
  await section.scrollIntoViewIfNeeded()
  await section.getByText('What these figures count').click()
  await expect(section).toContainText('always has Multiscale')
})

for (const [what, answer, errors] of [
  ['is missing on the server', { status: 404 }, [/404 \(Not Found\).*garchomp\.json/]],
  ['the server fails to send', { status: 503 }, [/503 .*garchomp\.json/]],
  ['is not what it should be', { status: 200, json: { hp: 1 } }, []],
] as const) {
  test(`a list that ${what} is said to be so, and can be tried again`, async ({
    page,
    raidScreen,
    consoleErrors,
  }) => {
    errors.map((error) => consoleErrors.expect(error))
    await page.route(`**${FILE}`, (route) => route.fulfill(answer))
    await page.goto(FAIRY_GARCHOMP)
    const section = raidScreen.section('What to bring')
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('alert')).toContainText("Couldn't load this section")
    await page.unroute(`**${FILE}`)
    await section.getByRole('button', { name: 'Try again' }).click()
    await expect(section.getByRole('listitem').first()).toBeVisible()
  })
}

test('nothing on the screen moves when the attackers come', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page)
  const total = await page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts')
    return Array.isArray(shifts) ? shifts.reduce((sum, shift) => sum + Number(shift), 0) : undefined
  })
  expect(total).toBe(0)
})

test('ranking and filters work by keyboard alone', async ({ page }) => {
  const { section } = await open(page)
  await section.getByRole('radio', { name: 'both' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(section.getByRole('radio', { name: 'damage' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('radio', { name: 'any' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('checkbox', { name: /Only safe ones/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(section.getByRole('checkbox', { name: /Only safe ones/ })).toBeChecked()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(`axe finds nothing on what to bring, ${colorScheme}, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      const { section } = await open(page)
      await section.getByText('What these figures count').click()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      for (const target of await section.locator('button, input:not([type=file]), summary').all()) {
        const box = await target.boundingBox()
        expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(20)
      }
    })
  }
}

published.describe('without a network', () => {
  published(
    'attackers that were seen are still there, also those of the first visit',
    async ({ page, context, site, raidScreen }) => {
      await page.goto(FAIRY_GARCHOMP)
      await raidScreen.section('What to bring').scrollIntoViewIfNeeded()
      await expectPublished(raidScreen.section('What to bring').getByRole('listitem').first()).toBeVisible()
      await visit(page, FAIRY_GARCHOMP)
      await raidScreen.section('What to bring').scrollIntoViewIfNeeded()
      await expectPublished.poll(() => isKept(page, FILE)).toBe(true)
      await goOffline(context, site)
      await page.goto(FAIRY_GARCHOMP)
      await raidScreen.section('What to bring').scrollIntoViewIfNeeded()
      await expectPublished(raidScreen.section('What to bring').getByRole('listitem').first()).toBeVisible()
    },
  )

  published(
    'those that were never loaded are said to be so',
    async ({ page, context, site, raidScreen, consoleErrors }) => {
      consoleErrors.expect(OUT_OF_REACH)
      await visit(page, '/')
      await goOffline(context, site)
      await page.goto('/tera-raid-info/6/Paldea/Dragonite/Fairy/')
      const section = raidScreen.section('What to bring')
      await section.scrollIntoViewIfNeeded()
      await expectPublished(section.getByRole('alert')).toContainText('Not saved for offline use')
      await expectPublished(section.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  )
})
