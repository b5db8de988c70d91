import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP } from '@/e2e/fixtures/what-to-bring'

const COMPANIES = ['Alone', 'With strangers', 'With friends']
const GARCHOMP = [
  /^Bring .+: wins \d+%.*\.$/,
  'Hold attacks below 90% HP while somebody uses Fake Tears; boost after 3:00, again below 30% HP.',
  /^(One brings .+ for .+|Bring four attackers: no support makes them faster)(; .+)?\.$/,
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a raid says what to do alone, with strangers and with friends, below its key timings', async ({
      page,
      raidScreen,
    }) => {
      await page.goto(FAIRY_GARCHOMP)
      const lobby = raidScreen.section('For the lobby')
      await expect(lobby.getByRole('term')).toHaveText(COMPANIES)
      await expect(lobby.getByRole('definition')).toHaveText(GARCHOMP)
      const timings = await raidScreen.section('Key timings').boundingBox()
      const below = await lobby.boundingBox()
      expect(below?.y ?? 0).toBeGreaterThan((timings?.y ?? 0) + (timings?.height ?? 0))
    })
  })
}

test('without a Tera type they name nobody', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/')
  const lobby = raidScreen.section('For the lobby')
  await expect(lobby.getByRole('definition').first()).toHaveText(/^Boost early, again after 3:00/)
  await expect(lobby).not.toContainText('wins')
})

test('another raid has its own: 6★ Clefable ignores boosts', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.region.selectOption('Kitakami')
  await raidScreen.creature.selectOption('Clefable')
  await expect(raidScreen.section('For the lobby').getByRole('definition').first()).toContainText(
    /^Bring .+: wins \d+%; do not boost: Unaware ignores it/,
  )
})
