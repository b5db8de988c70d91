import type { Page } from '@playwright/test'
import fc from 'fast-check'
import type { RaidScreen } from '@/e2e/fixtures/raid-screen'
import { readScreen, type ScreenText } from '@/e2e/fixtures/screen-text'
import { expect, test } from '@/e2e/fixtures/test'
import { testSeed } from '@/testing/fuzz/fuzzing'

const RAIDS = 60

const MAX_STEPS = 4 * RAIDS

/** Weighted. `pick` chooses among the options of a way. */
const step = fc.record({
  way: fc.oneof(
    { weight: 8, arbitrary: fc.constant('boss' as const) },
    { weight: 6, arbitrary: fc.constant('teraType' as const) },
    { weight: 4, arbitrary: fc.constant('link' as const) },
    { weight: 3, arbitrary: fc.constant('back' as const) },
    { weight: 2, arbitrary: fc.constant('forward' as const) },
    { weight: 2, arbitrary: fc.constant('region' as const) },
    { weight: 2, arbitrary: fc.constant('tier' as const) },
  ),
  pick: fc.nat(),
})

/** Visited at the end, since few walks reach event raids. */
const BY_EVENT = ['Rillaboom', 'Meowscarada']

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

test(`each of ${RAIDS} raids reached by controls, links, Back and Forward shows the text of its own page`, async ({
  page,
  raidScreen,
}) => {
  test.setTimeout(240_000)
  const seed = testSeed()
  const [steps = []] = fc.sample(
    fc.array(step, { minLength: MAX_STEPS, maxLength: MAX_STEPS, size: 'max' }),
    {
      seed,
      numRuns: 1,
    },
  )
  const pages = await prerenderedPages(page)
  const own = new Map<string, ScreenText>()
  /** Compares the screen with the prerendered page of its address, if any. Returns whether the screen is a raid. */
  async function compareWithOwnPage(how: string): Promise<boolean> {
    const path = new URL(page.url()).pathname
    // The filter of the root lists the visitor's last tier first: finder.spec.ts.
    if (!pages.has(path) || path === '/') return false
    const expected = own.get(path) ?? (await readScreen(page, path))
    own.set(path, expected)
    await expect
      .poll(() => readScreen(page), { message: `TEST_SEED=${seed}, ${how} to ${path}` })
      .toEqual(expected)
    return (await raidScreen.section('Moves').count()) > 0
  }
  let comparisons = 0
  await page.goto('/tera-raid-info/5/Paldea/Eelektross/')
  await raidScreen.creature.selectOption('Garchomp')
  for (const [index, { way, pick }] of steps.entries()) {
    if (comparisons === RAIDS) break
    await takeStep(page, raidScreen, { way, pick })
    if (await compareWithOwnPage(`step ${index + 1}: ${way}`)) comparisons += 1
  }
  expect(comparisons).toBe(RAIDS)
  await raidScreen.tier.selectOption('7')
  await raidScreen.region.selectOption('Event')
  for (const boss of BY_EVENT) {
    await raidScreen.creature.selectOption(boss)
    await expect(raidScreen.boss).toHaveText(boss)
    expect(await compareWithOwnPage('event'), boss).toBe(true)
  }
})

async function takeStep(page: Page, screen: RaidScreen, { way, pick }: Step): Promise<void> {
  switch (way) {
    case 'back':
      if (await page.evaluate(() => window.navigation.canGoBack)) await page.goBack()
      return
    case 'forward':
      if (await page.evaluate(() => window.navigation.canGoForward)) await page.goForward()
      return
    case 'link': {
      // Links within the page would leave details open.
      const links = page.getByRole('main').getByRole('link').and(page.locator(':not([href^="#"])'))
      await links.first().waitFor()
      await links.nth(pick % (await links.count())).click()
      return
    }
    default: {
      const control = {
        boss: screen.creature,
        teraType: screen.teraType,
        region: screen.region,
        tier: screen.tier,
      }[way]
      // Skips the placeholder most of the time.
      const choices = (await control.getByRole('option').count()) - 1
      await control.selectOption({ index: pick % 12 === 0 || choices === 0 ? 0 : 1 + (pick % choices) })
    }
  }
}

async function prerenderedPages(page: Page): Promise<ReadonlySet<string>> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  )
}
