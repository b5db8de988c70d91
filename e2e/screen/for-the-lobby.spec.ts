import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP, holdPlans } from '@/e2e/fixtures/what-to-bring'
import { shownBoss } from '@/lib/raid/selection'

const COMPANIES = ['Solo', 'With randoms', 'With friends']
const GARCHOMP = [
  /^Bring .+ \(\d+%.*\.$/,
  /^(Bring .+ \(\d+%\)|.+ wins \d+%: better solo)(; .+)?\.$/,
  /^Bring .+ and .+ \(\d+%\); .+ gets the KO on turn \d\.$/,
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a raid says what to do alone, with strangers and with friends, below its key timings', async ({
      page,
      raidScreen,
    }) => {
      await page.goto(FAIRY_GARCHOMP)
      const lobby = raidScreen.section('Lobby tips')
      await expect(lobby.getByRole('term')).toHaveText(COMPANIES)
      await expect(lobby.getByRole('definition')).toHaveText(GARCHOMP)
      const timings = await raidScreen.section('Key timings').boundingBox()
      const below = await lobby.boundingBox()
      expect(below?.y ?? 0).toBeGreaterThan((timings?.y ?? 0) + (timings?.height ?? 0))
    })
  })
}

test('without a Tera type they name no Pokémon', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/')
  const lobby = raidScreen.section('Lobby tips')
  await expect(lobby.getByRole('definition').first()).toHaveText(
    /^Set up right away, then again after each reset/,
  )
  await expect(lobby).not.toContainText('Bring')
})

test('another raid has its own: 6★ Clefable ignores boosts', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.region.selectOption('Kitakami')
  await raidScreen.creature.selectOption('Clefable')
  const lines = raidScreen.section('Lobby tips').getByRole('definition')
  await expect(lines.first()).toHaveText(/^Bring .+ \(\d+%, without boosting\)/)
  await expect(lines.nth(1)).toContainText("don't boost: Unaware ignores it")
})

/** Raids whose builds and schedules say different things of who wins, and when to boost. */
const CHOSEN = [
  ['Paldea', 'Dondozo'],
  ['Paldea', 'Blissey'],
  ['Kitakami', 'Clefable'],
  ['Terarium', 'Exeggutor'],
] as const

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`no line for the lobby of a chosen raid contradicts its builds, and none moves, ${width} px wide`, async ({
    page,
    raidScreen,
  }) => {
    await page.setViewportSize({ width, height })
    const lines = raidScreen.section('Lobby tips').getByRole('definition')
    const room = async () => (await raidScreen.section('Lobby tips').boundingBox())?.height
    for (const [region, boss] of CHOSEN) {
      await page.goto(FAIRY_GARCHOMP)
      const release = await holdPlans(page)
      await raidScreen.region.selectOption(region)
      await raidScreen.creature.selectOption(boss)
      await expect(raidScreen.boss).toHaveText(shownBoss({ tier: '6', region, boss }))
      await expect(raidScreen.section('What to bring').getByText('Loading…')).toBeVisible()
      await expect(lines).toHaveText(['…', '…', '…'])
      const before = await room()
      release()
      await expect(raidScreen.section('What to bring').getByRole('article').first()).toBeVisible()
      const shown = await lines.allTextContents()
      expect(await room()).toBe(before)
      await page.unrouteAll({ behavior: 'wait' })
      await page.reload()
      await expect(lines).toHaveText(shown)
    }
  })
}

test('where the builds cannot be loaded, the lines say what follows from the schedule', async ({
  page,
  raidScreen,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 \(Not Found\).*clefable\.json/)
  consoleErrors.expect(/clefable\.json could not be loaded/)
  await page.route('**/plans/**/clefable.json', (route) => route.fulfill({ status: 404 }))
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.region.selectOption('Kitakami')
  await raidScreen.creature.selectOption('Clefable')
  await expect(raidScreen.section('Lobby tips').getByRole('definition').first()).toHaveText(
    /^Don't boost: Unaware ignores it;/,
  )
})
