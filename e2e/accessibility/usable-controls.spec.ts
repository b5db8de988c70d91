import type { Page } from '@playwright/test'
import { AXE_TIMEOUT } from '@/e2e/fixtures/accessibility-faults'
import { expectUsableControls, unfold } from '@/e2e/fixtures/control-faults'
import { openCountdown, startOf } from '@/e2e/fixtures/raid-night/countdown'
import { nightOf, openNight } from '@/e2e/fixtures/raid-night/night'
import { RaidScreen } from '@/e2e/fixtures/raid-screen'
import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP, openBuilds, openSearch, openWhatToBring } from '@/e2e/fixtures/what-to-bring'
import { YourBox } from '@/e2e/fixtures/your-box'
import { GARCHOMP, MAGIKARP } from '@/testing/box/sets'

const WIDTHS = [320, 1280]

/** Each function opens a screen and unfolds everything. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the root': (page) => openUnfolded(page, '/'),
  'a list of raids': (page) => openUnfolded(page, '/tera-raid-info/6/Paldea/'),
  'the results of the finder': (page) => openUnfolded(page, '/?q=garchomp&herb=Spicy'),
  'the filters on a phone': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/?herb=Spicy')
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  },
  'the search for a boss': async (page) => {
    const screen = new RaidScreen(page)
    await page.goto(FAIRY_GARCHOMP)
    await screen.find.click()
    await screen.findField.fill('garchomp')
    await expect(screen.offered.first()).toBeVisible()
  },
  'a raid without a chosen tier': (page) => openUnfolded(page, '/tera-raid-info/-/Paldea/Garchomp/Fairy/'),
  'a raid without a chosen Tera type': (page) => openUnfolded(page, '/tera-raid-info/5/Paldea/Dondozo/'),
  'a 6★ raid': async (page) => {
    const { section, attackers } = await openWhatToBring(page)
    await openSearch(section)
    await openBuilds(attackers)
    await unfold(page)
  },
  'the plan for friends with open slots': async (page) => {
    await page.goto(FAIRY_GARCHOMP)
    await expectStarted(page)
    const { plan } = new RaidScreen(page)
    await plan.getByRole('radio', { name: 'Friends' }).check()
    await expect(plan.getByRole('button', { name: 'Copy sets' }).first()).toBeVisible()
    await unfold(page)
  },
  'a 7★ event raid': (page) => openUnfolded(page, '/tera-raid-info/7/Event/Garchomp/Ground/'),
  'a list of events': (page) => openUnfolded(page, '/tera-raid-info/7/Event/'),
  'a box': async (page) => {
    const box = await YourBox.open(page)
    await box.add(`${MAGIKARP}\n\n${GARCHOMP}\n\nMissingno`)
    await expect(box.cards).toHaveCount(2)
    await unfold(page)
  },
  'a Pokémon in the box while it is changed': async (page) => {
    const box = await YourBox.open(page)
    await box.add(GARCHOMP)
    await expect(box.cards).toHaveCount(1)
    await box.cards.getByRole('button', { name: 'Change Garchomp' }).click()
    await expect(box.cards.getByRole('button', { name: 'Save and test' })).toBeVisible()
  },
  'a raid night': async (page) => {
    const box = await YourBox.open(page)
    await box.add(MAGIKARP)
    await expect(box.cards).toHaveCount(1)
    await openNight(page)
    await nightOf(page)
      .getByLabel(/^A friend’s box/)
      .fill(GARCHOMP)
    await nightOf(page).getByRole('button', { name: 'Add box' }).click()
    await expect(nightOf(page).getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2)
  },
  'a countdown': async (page) => {
    await startOf(await openCountdown(page)).click()
    await expect(page.getByRole('button', { name: 'Player fainted' })).toBeVisible()
  },
  'a page that was not found': (page) => openUnfolded(page, '/404.html'),
  'a link that was not understood': (page) => openUnfolded(page, '/tera-raid-info/6/kitakami/missingno'),
}

async function openUnfolded(page: Page, path: string) {
  await page.goto(path)
  await expectStarted(page)
  await unfold(page)
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`on ${name}, control names contain their text, and controls are at least 24 px`, async ({ page }) => {
    test.setTimeout(AXE_TIMEOUT)
    await open(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expectUsableControls(page)
    }
  })
}
