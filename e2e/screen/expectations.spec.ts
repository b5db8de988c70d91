import { AXE_TIMEOUT, expectAccessible } from '@/e2e/fixtures/accessibility-faults'
import { expect, test } from '@/e2e/fixtures/test'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('what the raid opens with stands above its actions', async ({ page, raidScreen }) => {
      await page.goto(FAIRY_GARCHOMP)
      const lines = raidScreen.section('Key timings').getByRole('listitem')
      await expect(lines).toHaveText([
        'Timer bar at 75% (1:53 in): steals Tera Orb charge.',
        'Shield at 50% HP or timer bar at 55% (3:23 in); then your status moves cannot affect it: have your Tera Orb charged.',
        'Clears your boosts at 60% time (3:00 in) and at 30% HP; clears its own debuffs at 90% HP and at 50% HP.',
      ])
      const above = await raidScreen.section('Key timings').boundingBox()
      const below = await raidScreen.section('Actions').boundingBox()
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    })

    test('an action says what to do about it', async ({ page, raidScreen }) => {
      await page.goto(FAIRY_GARCHOMP)
      const dance = raidScreen
        .section('Actions')
        .getByRole('listitem')
        .filter({ hasText: 'Uses Swords Dance' })
      await expect(dance).toContainText('30% HP Remaining')
      await expect(dance).toContainText('Raises its Attack: Clear Smog or Haze undoes it.')
    })

    test('herbs are listed by Raid Power, and the rest is a tap away', async ({ page, raidScreen }) => {
      await page.goto(FAIRY_GARCHOMP)
      const pays = raidScreen.section('Rewards')
      await expect(pays.getByRole('columnheader')).toHaveText(['Raid Power', '0', '1', '2', '3'])
      await expect(pays.getByRole('row', { name: /^Spicy/ }).getByRole('cell')).toHaveText([
        '24.0% 0.27',
        '26.3% 0.30',
        '28.6% 0.33',
        '30.8% 0.36',
      ])
      const patch = pays.getByText('Ability Patch - 1.02%')
      await expect(patch).toBeHidden()
      await pays.getByText('Other drops and fixed rewards').click()
      await expect(patch).toBeVisible()
      await expect(pays.getByText('Host also gets')).toBeVisible()
      await expect(pays.getByText('12 × Fairy Tera Shard')).toBeVisible()
    })

    test('each says where it comes from and how far it goes', async ({ page, raidScreen }) => {
      await page.goto(FAIRY_GARCHOMP)
      for (const [name, words] of [
        ['Actions', 'each faint shortens the timer'],
        ['Rewards', 'for host and guests alike'],
      ] as const) {
        const section = raidScreen.section(name)
        await expect(section.getByText(words)).toBeHidden()
        await section.getByText('Sources and limits').click()
        await expect(section.getByText(words)).toBeVisible()
      }
    })
  })
}

test('the timings of a 5★ raid follow from its limit of five minutes', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/5/Paldea/Abomasnow/')
  await expect(raidScreen.section('Key timings')).toContainText('Timer bar at 85% (0:45 in): uses Blizzard.')
  await expect(raidScreen.section('Key timings')).toContainText(
    'Shield at 50% HP or timer bar at 30% (3:30 in)',
  )
  await expect(raidScreen.section('Raid')).toContainText('Time limit5:00')
})

test('5★ Minior is shown in Meteor Form, with what Shields Down makes of it', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/5/Terarium/Minior/')
  const stats = raidScreen.section('Base Stats')
  await expect(stats.getByRole('definition')).toHaveText(['60', '60', '100', '60', '100', '60'])
  await expect(stats).toContainText('At half HP, Shields Down brings out its Core: HP 60, Attack 100')
})

test('another raid brings its own', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.creature.selectOption('Amoonguss')
  await expect(raidScreen.section('Key timings')).toContainText('Grassy Terrain')
  await expect(raidScreen.section('Rewards').getByRole('row', { name: /^Any herb/ })).toContainText('76.4%')
})

test('axe finds nothing with everything opened, light and wide, dark and narrow, and it fits', async ({
  page,
}) => {
  test.setTimeout(AXE_TIMEOUT)
  await page.goto(FAIRY_GARCHOMP)
  await page.getByRole('heading', { name: 'What to bring' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('How these battles were simulated')).toBeVisible()
  const closed = page.locator('main details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  await expectAccessible(page, {
    alsoExpect: async (width) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width),
  })
})

test('what is opened is opened by keyboard too', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  const pays = raidScreen.section('Rewards')
  await pays.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(pays.getByText('Ability Patch - 1.02%')).toBeVisible()
})
