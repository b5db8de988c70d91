import fc from 'fast-check'
import { STARTED } from '@/app/_screen/started'
import { parseScheme } from '@/app/_theme/color-scheme'
import { collectIntrusions } from '@/e2e/fixtures/intrusions'
import type { RaidScreen } from '@/e2e/fixtures/raid-screen'
import { expect, test } from '@/e2e/fixtures/test'
import { linkedPath } from '@/lib/links/address'
import { parsePath } from '@/lib/links/deep-link'
import { titleOf } from '@/lib/raid/raid-title'
import { NOTHING_CHOSEN, type Selection, shownBoss } from '@/lib/raid/selection'
import { storageKey } from '@/lib/storage/stored-value'
import { titles } from '@/lib/words/en/screen'
import { PORTS, SERVICE_ADDRESS } from '@/testing/addresses'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostilePath, hostileSegment } from '@/testing/fuzz/hostile-links'

const SITE = `http://localhost:${PORTS.site}`

// Servers refuse requests whose address and headers have more than 16 kB.
const LONGEST_ADDRESS = 14_000

const RAID = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

const GARCHOMP: Selection = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' }

const TEN_KILOBYTES = '/tera-raid-info/5/Kitakami/-/'.padEnd(10_000, '<script>window.hacked=1</script>')

const hostileAddress = hostilePath
  .map((path) => new URL(SITE + path).href)
  .filter(({ length }) => length < LONGEST_ADDRESS)

// Not `page.route`, which turns off the cache.
test.beforeEach(async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*.png', '*.webp', SERVICE_ADDRESS] })
})

// In halves, which run in parallel, since each link loads a page.
for (const half of ['first', 'second']) {
  test(`50 hostile links, ${half} half: each shows its raid or the parts that match, and runs nothing`, async ({
    page,
    raidScreen,
    consoleErrors,
  }) => {
    test.setTimeout(240_000)
    // Most links aren't files of the host, and some aren't addresses.
    consoleErrors.expect(/status of 40[04]/)
    const intrusions = await collectIntrusions(page, SITE)
    await fc.assert(
      fc.asyncProperty(hostileAddress, async (href) => {
        await page.goto(href, { waitUntil: 'commit' })
        const { pathname, search, hash } = new URL(href)
        const selection = parsePath(linkedPath({ pathname: pathname.replace(/^\/+/, '/'), search, hash }))
        if (!selection) await page.waitForFunction(() => window.location.pathname === '/')
        await expectChosen(raidScreen, selection ?? NOTHING_CHOSEN)
        expect(new URL(page.url()).origin).toBe(SITE)
        expect(intrusions).toEqual([])
      }),
      // Don't shrink a failed case: each attempt would wait for a page that never comes.
      { ...fuzzing(25), endOnFailure: true, examples: [[new URL(SITE + TEN_KILOBYTES).href]] },
    )
  })
}

for (const path of [`/${RAID}`, `///${RAID}?from=chat#moves`]) {
  test(`${path} opens its raid despite extra slashes`, async ({ page, raidScreen, consoleErrors }) => {
    consoleErrors.expect(/status of 404/)
    await page.goto(SITE + path)
    await expect(raidScreen.boss).toHaveText('Garchomp')
    await expect(raidScreen.teraType).toHaveValue('Fairy')
    await expect(page).toHaveURL(path.replace(/^\/+/, '/'))
  })
}

test('whatever color scheme an older release stored, the page starts with a valid scheme', async ({
  page,
  raidScreen,
}) => {
  test.setTimeout(120_000)
  const intrusions = await collectIntrusions(page, SITE)
  const storedText = fc.oneof(fc.constantFrom('light', 'dark'), hostileSegment, fc.json())
  await page.goto(RAID)
  await fc.assert(
    fc.asyncProperty(storedText, async (value) => {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        storageKey('scheme'),
        value,
      ] as const)
      await page.reload({ waitUntil: 'commit' })
      await expectChosen(raidScreen, GARCHOMP)
      const scheme = await page.locator('html').getAttribute('data-scheme')
      expect(scheme ?? undefined).toBe(parseScheme(value))
      expect(intrusions).toEqual([])
    }),
    { ...fuzzing(8), endOnFailure: true },
  )
})

async function expectChosen(screen: RaidScreen, { tier, region, boss, teraType }: Selection) {
  // Checks before each frame. An assertion would check less and less often.
  await screen.page.waitForFunction((mark) => mark in (document.documentElement?.dataset ?? {}), STARTED)
  const title = (!boss && titles.raid(titleOf({ tier, region, teraType }))) || /^(Choose|Find) a raid$/
  const heading = screen.page.getByRole('heading', { name: title })
  await Promise.all([
    expect(screen.tier).toHaveValue(tier ?? ''),
    expect(screen.region).toHaveValue(region ?? ''),
    expect(screen.creature).toHaveValue(boss ?? ''),
    expect(screen.teraType).toHaveValue(teraType ?? ''),
    expect(screen.share).toBeVisible(),
    boss ? expect(screen.boss).toHaveText(shownBoss({ tier, region, boss })) : expect(heading).toBeVisible(),
  ])
}
