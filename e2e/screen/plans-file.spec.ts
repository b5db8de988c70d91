import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP, FILE_OF_GARCHOMP, openWhatToBring } from '@/e2e/fixtures/what-to-bring'

const NOBODY = { inputs: '1', names: [], spreads: [], builds: [], plans: [] }
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

test('nothing of it is loaded before', async ({ page, raidScreen }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto(FAIRY_GARCHOMP, { waitUntil: 'networkidle' })
  expect(asked).not.toContain(FILE_OF_GARCHOMP)
  await raidScreen.section('What to bring').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain(FILE_OF_GARCHOMP)
})

for (const [what, answer, errors] of [
  ['is missing on the server', { status: 404 }, [/404 \(Not Found\).*garchomp\.json/]],
  ['the server fails to send', { status: 503 }, [/503 .*garchomp\.json/]],
  ['is not what it should be', { status: 200, json: { hp: 1 } }, []],
  ['is cut short', { status: 200, body: '{"inputs":"1","names":["Iron Hands"' }, []],
  ['is a page', { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in</p>' }, []],
  ['names more than it holds', { status: 200, json: { ...NOBODY, raids: NAMELESS } }, []],
] as const) {
  test(`a list that ${what} is said to be so, and can be tried again`, async ({
    page,
    raidScreen,
    consoleErrors,
  }) => {
    errors.map((error) => consoleErrors.expect(error))
    await page.route(`**${FILE_OF_GARCHOMP}`, (route) => route.fulfill(answer))
    await page.goto(FAIRY_GARCHOMP)
    const section = raidScreen.section('What to bring')
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('alert')).toContainText("Couldn't load this section")
    await page.unroute(`**${FILE_OF_GARCHOMP}`)
    await section.getByRole('button', { name: 'Try again' }).click()
    await expect(section.getByRole('listitem').first()).toBeVisible()
  })
}

test('what a file calls a Pokémon is text, whatever it says', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1">'
  await page.route(`**${FILE_OF_GARCHOMP}`, async (route) => {
    const response = await route.fetch()
    const file = await response.json()
    const names = file.names.map((name: string) => `${hostile} ${name}`)
    await route.fulfill({ response, json: { ...file, names } })
  })
  const { section, attackers } = await openWhatToBring(page)
  await expect(attackers.first()).toContainText('<img src=x')
  await expect(section.getByRole('img')).toHaveCount(0)
})

test('a list without anybody says so', async ({ page, raidScreen }) => {
  const raids = Array.from({ length: 18 }, () => ({ attackers: [], supports: [] }))
  await page.route(`**${FILE_OF_GARCHOMP}`, (route) => route.fulfill({ json: { ...NOBODY, raids } }))
  await page.goto(FAIRY_GARCHOMP)
  const section = raidScreen.section('What to bring')
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('No match: loosen the filters')).toBeVisible()
  await expect(section.getByRole('article')).toHaveCount(0)
})

test('nothing on the screen moves when the builds come', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openWhatToBring(page)
  const total = await page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts')
    return Array.isArray(shifts) ? shifts.reduce((sum, shift) => sum + Number(shift), 0) : undefined
  })
  expect(total).toBe(0)
})
