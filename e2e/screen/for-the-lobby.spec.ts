import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP } from '@/e2e/fixtures/what-to-bring'

const COMPANIES = ['Alone', 'With strangers', 'With friends']
const GARCHOMP = [
  'Boost early, again after 3:00 and below 30% HP; Terastallize before 1:53; heal with a draining move.',
  'Hold attacks below 90% HP while somebody uses Fake Tears; boost after 3:00, again below 30% HP.',
  'One uses Fake Tears below 90% HP until the shield; one keeps Clear Smog for Swords Dance at 30% HP.',
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

test('another raid has its own: 6★ Clefable ignores boosts', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.region.selectOption('Kitakami')
  await raidScreen.creature.selectOption('Clefable')
  await expect(raidScreen.section('For the lobby').getByRole('definition').first()).toContainText(
    'Do not boost: Unaware ignores it',
  )
})
