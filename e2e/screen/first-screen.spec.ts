import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { expect, test } from '@/e2e/fixtures/test'
import { pathOf } from '@/lib/links/deep-link'
import { hasEachTeraType } from '@/lib/raid/pages'
import { offeredBosses } from '@/lib/raid/selection'

const raids = TIERS.flatMap((tier) =>
  REGIONS.flatMap((region) => offeredBosses({ tier, region }).map((boss) => ({ tier, region, boss }))),
).filter(hasEachTeraType)

/** The raids with the longest names, and one of those with most to say of what hits first: a shield that rises early. */
const TALLEST = [
  ...raids.toSorted((one, other) => other.boss.length - one.boss.length).slice(0, 11),
  { tier: '5', region: 'Paldea', boss: 'Staraptor' },
] as const

test.use({ viewport: { width: 390, height: 844 } })

TALLEST.forEach((raid, place) => {
  // Steel has three weaknesses, and resists more types than any other.
  const teraType = place % 2 === 0 ? 'Steel' : TYPE_NAMES[place]
  const name = `${raid.tier}★ ${raid.boss}`

  test(`the first screen of a phone says who ${name} with Tera type ${teraType} is, its weaknesses, whom to bring with what, what hits first, and leads to what it pays`, async ({
    page,
    raidScreen,
  }) => {
    await page.goto(pathOf({ ...raid, teraType }))
    const weaknesses = raidScreen.section('Tera Weaknesses').getByRole('listitem')
    const best = raidScreen.best
    expect(await best.count()).toBeGreaterThanOrEqual(3)
    for (const needed of [
      raidScreen.boss,
      page
        .getByRole('paragraph')
        .filter({ hasText: `Tera ${teraType}` })
        .first(),
      ...(await weaknesses.all()),
      ...(await best.all()).slice(0, 3),
      raidScreen.section('Key timings').getByRole('listitem').first(),
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Rewards' }),
    ]) {
      await expect(needed).toBeInViewport({ ratio: 1 })
    }
    for (const tile of (await best.all()).slice(0, 3))
      await expect(tile).toHaveText(/Tera [A-Z][a-z]+.+ · .+(\d\sturns|wins\s(solo\s)?\d+%)/)
  })

  test(`that of ${name} without a Tera type offers all 18, and says what hits first`, async ({
    page,
    raidScreen,
  }) => {
    await page.goto(pathOf(raid))
    const types = page.getByRole('navigation', { name: 'Choose its Tera type to see its weaknesses' })
    await expect(types.getByRole('link')).toHaveText([...TYPE_NAMES])
    for (const needed of [
      raidScreen.boss,
      ...(await types.getByRole('link').all()),
      raidScreen.section('Key timings').getByRole('listitem').first(),
    ]) {
      await expect(needed).toBeInViewport({ ratio: 1 })
    }
  })
})

test('links in the head lead to timings, builds, moves and rewards, below the controls, with the keyboard', async ({
  page,
  raidScreen,
}) => {
  await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  const links = page.getByRole('navigation', { name: 'On this page' })
  for (const [name, section] of [
    ['Timings', 'Key timings'],
    ['Bring', 'What to bring'],
    ['Moves', 'Moves'],
    ['Rewards', 'Rewards'],
  ] as const) {
    await links.getByRole('link', { name }).press('Enter')
    const heading = raidScreen.section(section).getByRole('heading', { name: section })
    await expect(heading).toBeInViewport({ ratio: 1 })
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(56)
  }
  // The keyboard goes on where the link led.
  await page.keyboard.press('Tab')
  const opened = raidScreen.section('Rewards').locator('summary').first()
  await expect(opened).toBeFocused()
})
