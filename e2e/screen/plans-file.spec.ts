import type { Page } from '@playwright/test'
import { watchShifts } from '@/e2e/fixtures/layout-shifts'
import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP, FILE_OF_GARCHOMP, openSearch, openWhatToBring } from '@/e2e/fixtures/what-to-bring'

const NOBODY = { inputs: '1', names: [], spreads: [], learned: [], builds: [], plans: [] }
const NAMELESS = Array.from({ length: 18 }, () => ({
  attackers: [
    [
      [0, 0],
      [100, 100, 100],
      [1, 0, 100],
    ],
  ],
  supports: [],
}))
const NOT_LOADED = /garchomp\.json could not be loaded/

function asksOf(page: Page): readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

test('scrolling through a raid loads no plans', async ({ page }) => {
  const requests = asksOf(page)
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requests).not.toContain(FILE_OF_GARCHOMP)
})

test('all attackers, all supports and the filters need one request', async ({ page }) => {
  const requests = asksOf(page)
  const { section, attackers, supports } = await openWhatToBring(page)
  await section.getByRole('button', { name: /^Show all \d+ attackers$/ }).click()
  await expect.poll(() => attackers.count()).toBeGreaterThan(6)
  await section.getByRole('button', { name: /^Show all \d+ supports$/ }).click()
  await expect.poll(() => supports.count()).toBeGreaterThan(1)
  await openSearch(section)
  await section.getByRole('checkbox', { name: 'Include legendaries' }).check()
  await expect(section.getByRole('status').filter({ hasText: 'attackers' })).toBeVisible()
  expect(requests.filter((path) => path === FILE_OF_GARCHOMP)).toHaveLength(1)
})

for (const [fault, answer, errors] of [
  ['is missing on the server', { status: 404 }, [/404 \(Not Found\).*garchomp\.json/]],
  ['the server fails to send', { status: 503 }, [/503 .*garchomp\.json/]],
  ['has another format', { status: 200, json: { hp: 1 } }, []],
  ['is cut short', { status: 200, body: '{"inputs":"1","names":["Iron Hands"' }, []],
  ['is a page', { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in</p>' }, []],
  ['refers to names that it lacks', { status: 200, json: { ...NOBODY, raids: NAMELESS } }, []],
] as const) {
  test(`a list that ${fault} is reported, and can be retried`, async ({ page, consoleErrors }) => {
    for (const error of [NOT_LOADED, ...errors]) consoleErrors.expect(error)
    await page.route(`**${FILE_OF_GARCHOMP}`, (route) => route.fulfill(answer))
    const { section, attackers } = await openWhatToBring(page)
    await section.getByRole('button', { name: /^Show all \d+ attackers$/ }).click()
    await expect(section.getByRole('alert')).toContainText('Couldn’t load this section')
    await expect(attackers).toHaveCount(5)
    await page.unroute(`**${FILE_OF_GARCHOMP}`)
    await section.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => attackers.count()).toBeGreaterThan(6)
    await expect(section.getByRole('alert')).toHaveCount(0)
  })
}

test('any name of a Pokémon in a file is shown as text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1">'
  await page.route(`**${FILE_OF_GARCHOMP}`, async (route) => {
    const response = await route.fetch()
    const file = await response.json()
    const names = file.names.map((name: string) => `${hostile} ${name}`)
    await route.fulfill({ response, json: { ...file, names } })
  })
  await page.route('**/to-bring/img-*', (route) => route.fulfill({ path: 'public/icon.svg' }))
  const { section, attackers } = await openWhatToBring(page)
  await openSearch(section)
  await section.getByRole('combobox', { name: 'Sort by' }).selectOption('Fewest turns')
  await expect(attackers.first()).toContainText('<img src=x')
  await expect(section.getByRole('img')).toHaveCount(0)
})

test('an empty list says so', async ({ page, raidScreen }) => {
  const raids = Array.from({ length: 18 }, () => ({ attackers: [], supports: [] }))
  await page.route(`**${FILE_OF_GARCHOMP}`, (route) => route.fulfill({ json: { ...NOBODY, raids } }))
  await page.goto(`${FAIRY_GARCHOMP}?sort=turns`)
  const section = raidScreen.section('All builds')
  await expect(section.getByText('No matches. Try removing a filter.')).toBeVisible()
  await expect(section.getByRole('article')).toHaveCount(0)
})

test("nothing on the screen moves when a chosen boss's builds load late", async ({ page, raidScreen }) => {
  const shifts = await watchShifts(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/plans/6/paldea/dragonite.json', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
  await raidScreen.typeBoss('Dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await expect(raidScreen.section('All builds').getByText('Loading…')).toBeVisible()
  const picks = raidScreen.plan.getByRole('article')
  await expect(picks).toHaveCount(0)
  release()
  await expect(picks.first()).toBeVisible()
  await expect(raidScreen.creature).toBeFocused()
  expect(shifts).toEqual([])
})
