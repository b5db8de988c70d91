import { AXE_TIMEOUT, expectAccessible } from '@/e2e/fixtures/accessibility-faults'
import { expect, test } from '@/e2e/fixtures/test'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the script is one ordered list that includes the shield', async ({ page, raidScreen }) => {
      await page.goto(FAIRY_GARCHOMP)
      await expect(raidScreen.section('Script').getByRole('listitem')).toContainText([
        '90% HP Remaining',
        '75% Time Remaining',
        '60% Time Remaining',
        'Shield at 50% HP or 55% time (3:23 in).',
        '50% HP Remaining',
        '30% HP Remaining',
        '30% HP Remaining',
      ])
    })

    test('an action says what to do about it', async ({ page, raidScreen }) => {
      await page.goto(FAIRY_GARCHOMP)
      const dance = raidScreen
        .section('Script')
        .getByRole('listitem')
        .filter({ hasText: 'Uses Swords Dance' })
      await expect(dance).toContainText('30% HP Remaining')
      await expect(dance).toContainText('Raises its Attack. Clear Smog resets it.')
    })

    test('herbs are listed by Raid Power, and other rewards open on a tap', async ({ page, raidScreen }) => {
      await page.goto(FAIRY_GARCHOMP)
      const pays = raidScreen.section('Drops')
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

    test('each section names its sources and limits', async ({ page, raidScreen }) => {
      await page.goto(FAIRY_GARCHOMP)
      for (const [name, texts] of [
        ['Script', 'Each faint shortens the timer'],
        ['Drops', '(host and guests)'],
      ] as const) {
        const section = raidScreen.section(name)
        await expect(section.getByText(texts)).toBeHidden()
        await section.getByText('Sources and limits').click()
        await expect(section.getByText(texts)).toBeVisible()
      }
    })
  })
}

test('the timings of a 5★ raid fit its time limit of five minutes', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/5/Paldea/Abomasnow/')
  await expect(raidScreen.section('Script')).toContainText('0:45 in')
  await expect(raidScreen.section('Script')).toContainText('Shield at 50% HP or 30% time (3:30 in)')
  await expect(raidScreen.section('Raid details')).toContainText('Time limit5:00')
})

test('5★ Minior is shown in Meteor Form, with its stats after Shields Down', async ({ page, raidScreen }) => {
  await page.goto('/tera-raid-info/5/Terarium/Minior/')
  const stats = raidScreen.section('Base stats')
  await expect(stats.getByRole('definition')).toHaveText(['60', '60', '100', '60', '100', '60'])
  await expect(stats).toContainText('At half HP, Shields Down changes it to Core Form: HP 60, Attack 100')
})

test('another raid has its own content', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.creature.selectOption('Amoonguss')
  await expect(raidScreen.section('Script')).toContainText('Grassy Terrain')
  await expect(raidScreen.section('Drops').getByRole('row', { name: /^Any herb/ })).toContainText('76.4%')
})

test('axe finds nothing with everything open, light and wide, dark and narrow, and all text fits', async ({
  page,
  raidScreen,
}) => {
  test.setTimeout(AXE_TIMEOUT)
  await page.goto(FAIRY_GARCHOMP)
  await page.getByRole('heading', { name: 'All builds' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('How these battles were simulated')).toBeVisible()
  const closed = page.locator('main details:not([open]) > summary').filter({ visible: true })
  for (const company of ['Solo', 'Friends']) {
    await raidScreen.plan.getByText(company, { exact: true }).click()
    while ((await closed.count()) > 0) await closed.first().click()
  }
  await expectAccessible(page, {
    alsoExpect: async (width) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width),
  })
})

test('everything that opens also opens by keyboard', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  const pays = raidScreen.section('Drops')
  await pays.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(pays.getByText('Ability Patch - 1.02%')).toBeVisible()
})
