import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { AXE_TIMEOUT, expectAccessible } from '@/e2e/fixtures/accessibility-faults'
import { openSafestTeam, slotsOf, teamsOf } from '@/e2e/fixtures/raid-night/team-of-four'
import { expect, test } from '@/e2e/fixtures/test'
import { buildFromSet } from '@/lib/builds/build-from-set'
import { knownNamesOf } from '@/lib/builds/known-names'
import { creatureName } from '@/lib/words/en/names/creature-name'

const RILLABOOM = '/tera-raid-info/7/Event/Rillaboom/Normal/'
const WATER_DONDOZO = '/tera-raid-info/6/Paldea/Dondozo/Water/'
const OF_5_STARS = '/tera-raid-info/5/Paldea/Altaria/Dragon/'

const KNOWN = knownNamesOf(new Generations(Dex).get(9))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a team is in the page: four slots with Tera type, role and first moves', async ({ page }) => {
    await page.goto(RILLABOOM)
    await teamsOf(page).getByRole('radio', { name: 'Friends' }).check()
    await expect(slotsOf(page)).toHaveCount(4)
    for (const slot of await slotsOf(page).all()) {
      await expect(slot.getByRole('heading', { level: 5 })).toBeVisible()
      await expect(slot).toContainText(/Tera \w+/)
      await expect(slot).toContainText(/Attacker|Support/)
      await expect(slot.getByRole('listitem').first()).toHaveText(/^T1/)
    }
  })
})

test('Copy sets copies the sets of the four slots in order', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(RILLABOOM)
  await teamsOf(page).getByRole('radio', { name: 'Friends' }).check()
  await teamsOf(page).getByRole('button', { name: /^Copy/ }).first().click()
  await expect(teamsOf(page).getByRole('status').first()).toHaveText('Copied in Showdown format')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const builds = text.split('\n\n').map((set) => {
    const reading = buildFromSet(set, KNOWN)
    if (!('build' in reading)) throw new Error(JSON.stringify(reading.faults))
    return creatureName(reading.build.species)
  })
  await expect(slotsOf(page).getByRole('heading')).toHaveText(builds)
})

test('a slot opens to its training and later turns', async ({ page }) => {
  await page.goto(RILLABOOM)
  await teamsOf(page).getByRole('radio', { name: 'Friends' }).check()
  const slot = slotsOf(page).first()
  await slot.locator('summary').click()
  await expect(slot.getByText(/\d+ HP/)).toBeVisible()
})

test('another team has a summary, and opens to its slots', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const teamRequests = () => requests.filter((path) => path === '/teams/6/paldea/dondozo.json')
  await page.goto(WATER_DONDOZO, { waitUntil: 'networkidle' })
  expect(teamRequests()).toEqual([])
  await openSafestTeam(page)
  expect(teamRequests()).toHaveLength(1)
  await expect(teamsOf(page).getByRole('button', { name: 'Copy sets: Safest team' })).toBeVisible()
})

test('axe finds nothing on teams with a slot and another team opened, light and wide, dark and narrow', async ({
  page,
}) => {
  test.setTimeout(AXE_TIMEOUT)
  await page.goto(WATER_DONDOZO, { waitUntil: 'networkidle' })
  await openSafestTeam(page)
  const slot = slotsOf(page).first()
  await slot.locator('summary').click()
  await expectAccessible(page, { within: 'section[aria-labelledby=plan]' })
})

test('a raid chosen on another page has its team too, and a raid without teams shows no team', async ({
  page,
  raidScreen,
}) => {
  await page.goto(OF_5_STARS)
  await expect(slotsOf(page)).toHaveCount(0)
  await raidScreen.tier.selectOption('7')
  await raidScreen.region.selectOption('Event')
  await raidScreen.creature.selectOption('Rillaboom')
  await teamsOf(page).getByRole('radio', { name: 'Friends' }).check()
  await expect(slotsOf(page)).toHaveCount(4)
})

for (const [width, isGrid] of [
  [390, false],
  [820, false],
  [1440, true],
] as const) {
  test(`at ${width} px, the turns of the slots are ${isGrid ? 'in columns' : 'below each other'}, in both schemes, with nothing cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(RILLABOOM)
      await teamsOf(page).getByRole('radio', { name: 'Friends' }).check()
      const places = await slotsOf(page).evaluateAll((slots) =>
        slots.map((slot) =>
          [...slot.querySelectorAll('li')].map((turn) => Math.round(turn.getBoundingClientRect().x)),
        ),
      )
      const [first = []] = places
      expect(places).toEqual([first, first, first, first])
      expect(new Set(first).size).toBe(isGrid ? first.length : 1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  })
}
