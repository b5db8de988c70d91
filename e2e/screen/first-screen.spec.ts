import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { expect, test } from '@/e2e/fixtures/test'
import { pathOf } from '@/lib/links/deep-link'
import { hasEachTeraType } from '@/lib/raid/pages'
import { offeredBosses } from '@/lib/raid/selection'

const raids = TIERS.flatMap((tier) =>
  REGIONS.flatMap((region) => offeredBosses({ tier, region }).map((boss) => ({ tier, region, boss }))),
).filter(hasEachTeraType)

/** The raids with the longest names, and a raid with long key timings: its shield rises early. */
const TALLEST = [
  ...raids.toSorted((a, b) => b.boss.length - a.boss.length).slice(0, 11),
  { tier: '5', region: 'Paldea', boss: 'Staraptor' },
] as const

test.use({ viewport: { width: 390, height: 844 } })

TALLEST.forEach((raid, index) => {
  // Steel has three weaknesses, and the most resistances of all types.
  const teraType = index % 2 === 0 ? 'Steel' : TYPE_NAMES[index]
  const name = `${raid.tier}★ ${raid.boss}`

  test(`the first screen of a phone shows ${name} with Tera type ${teraType}, its weaknesses, the pick, the first timings, and a link to its drops`, async ({
    page,
    raidScreen,
  }) => {
    await page.goto(pathOf({ ...raid, teraType }))
    const weaknesses = raidScreen.section('Tera weaknesses').getByRole('listitem')
    const pick = raidScreen.plan.getByRole('article').first()
    for (const element of [
      raidScreen.boss,
      page
        .getByRole('paragraph')
        .filter({ hasText: `Tera ${teraType}` })
        .first(),
      ...(await weaknesses.all()),
      pick.getByRole('heading'),
      pick.getByText(/^T1/),
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Drops' }),
    ]) {
      await expect(element).toBeInViewport({ ratio: 1 })
    }
  })

  test(`the first screen of ${name} without a Tera type has the start of the table of all 18, which fits the width`, async ({
    page,
    raidScreen,
  }) => {
    await page.goto(pathOf(raid))
    const types = page.getByRole('table', { name: 'Compare its Tera types' })
    await expect(types.getByRole('link')).toHaveText([...TYPE_NAMES])
    await expect(raidScreen.boss).toBeInViewport({ ratio: 1 })
    await expect(types.getByRole('link').nth(5)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('links in the head lead to script, builds, moves and drops below the controls, also by keyboard', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  const links = page.getByRole('navigation', { name: 'On this page' })
  for (const [name, section] of [
    ['Script', 'Script'],
    ['Builds', 'All builds'],
    ['Moves', 'Moves'],
    ['Drops', 'Drops'],
  ] as const) {
    await links.getByRole('link', { name }).press('Enter')
    const heading = raidScreen.section(section).getByRole('heading', { name: section })
    await expect(heading).toBeInViewport({ ratio: 1 })
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(56)
  }
  // The keyboard continues at the link's target.
  await page.keyboard.press('Tab')
  const rewards = raidScreen.section('Drops').locator('summary').first()
  await expect(rewards).toBeFocused()
})
