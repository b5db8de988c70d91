import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import fc from 'fast-check'
import { REGIONS, TIERS } from '@/data/vocabulary'
import { AXE_TIMEOUT, expectAccessible } from '@/e2e/fixtures/accessibility-faults'
import { CHANGED_BUILDS } from '@/e2e/fixtures/next-release'
import {
  expect,
  goOffline,
  OUT_OF_REACH,
  test,
  visit,
  waitForSavedPictures,
} from '@/e2e/fixtures/published-site'
import { openSafestTeam, slotsOf, teamsOf } from '@/e2e/fixtures/raid-night/team-of-four'
import { saveData } from '@/e2e/fixtures/save-data'
import type { SiteServer } from '@/e2e/fixtures/site-server'
import { pathOf } from '@/lib/links/deep-link'
import { plansPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import { offeredBosses, offeredTeraTypes } from '@/lib/raid/selection'
import { EXPORTS } from '@/testing/addresses'
import { testSeed } from '@/testing/fuzz/fuzzing'

/** Saving all files takes a busy machine a minute. */
const WHILE_SAVING = { timeout: 60_000 }
test.describe.configure({ timeout: 150_000 })

const BUILDS = /\/plans\//
const RAIDS = TIERS.flatMap((tier) =>
  REGIONS.flatMap((region) => offeredBosses({ tier, region }).map((boss) => ({ tier, region, boss }))),
)

class SaveForOffline {
  /** The name says how much is left to save. */
  readonly save: Locator
  readonly stop: Locator
  /** Replaces the button once everything is saved. */
  readonly done: Locator
  readonly progress: Locator
  readonly state: Locator

  constructor(page: Page) {
    const section = page.getByRole('region', { name: 'Save for offline' })
    this.save = section.getByRole('button', { name: /^Save for offline \(\d+(\.\d)? [kM]B\)$/ })
    this.stop = section.getByRole('button', { name: 'Stop' })
    this.done = section.getByRole('button', { name: 'Saved for offline' })
    this.progress = section.getByRole('progressbar', { name: 'Raids saved' })
    this.state = section.getByRole('status')
  }
}

async function openControl(page: Page): Promise<SaveForOffline> {
  await visit(page, '/tera-raid-info/6/Kitakami/')
  await waitForSavedPictures(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const control = new SaveForOffline(page)
  await expect(control.save).toBeVisible()
  return control
}

const buildRequests = (site: SiteServer) => site.asked.filter((path) => BUILDS.test(path))

test.describe('after one press', () => {
  test('ten random raids open offline with all their builds', async ({
    page,
    context,
    site,
    raidScreen,
    consoleErrors,
  }) => {
    const randomRaids = fc
      .constantFrom(...RAIDS)
      .chain((raid) =>
        fc.record({ raid: fc.constant(raid), teraType: fc.constantFrom(...offeredTeraTypes(raid)) }),
      )
    const raids = fc.sample(randomRaids, { seed: testSeed(), numRuns: 10 })
    const control = await openControl(page)
    await control.save.click()
    await expect(control.done).toBeVisible(WHILE_SAVING)
    await expect(control.state).toHaveText(`All ${RAIDS.length} raids and builds are available offline.`)
    await goOffline(context, site)
    for (const { raid, teraType } of raids) {
      await page.goto(pathOf({ ...raid, teraType }))
      const plans = parsePlans(await readFile(join('data', plansPath(raid)), 'utf8'))
      const builds = raidScreen.section('All builds').getByRole('list', { name: 'Attackers' })
      await expect(builds.getByRole('article').first()).toBeVisible()
      await raidScreen
        .section('All builds')
        .getByRole('button', { name: /^Show all \d+ attackers$/ })
        .click()
      const attackers = plans
        ?.get(teraType)
        ?.attackers.filter(({ build }) => !/save|event/.test(build.origin))
      // The list also has rows for builds that the plan shows in full.
      await expect(builds.locator('> li')).toHaveCount(attackers?.length ?? 0)
    }
    consoleErrors.expect(OUT_OF_REACH)
  })

  test('the first and another team of an unvisited raid are available', async ({
    page,
    context,
    site,
    consoleErrors,
  }) => {
    const control = await openControl(page)
    await control.save.click()
    await expect(control.done).toBeVisible(WHILE_SAVING)
    await goOffline(context, site)
    await page.goto('/tera-raid-info/7/Event/Charizard/Dragon/')
    await teamsOf(page).getByRole('radio', { name: 'Friends' }).check()
    await expect(slotsOf(page).getByRole('heading', { level: 5 })).toHaveCount(4)
    await page.goto('/tera-raid-info/6/Paldea/Dondozo/Water/')
    await openSafestTeam(page)
    consoleErrors.expect(OUT_OF_REACH)
  })

  test('each file is requested once, and a later visit says that everything is saved', async ({
    page,
    site,
  }) => {
    const control = await openControl(page)
    await control.save.click()
    await expect(control.done).toBeVisible(WHILE_SAVING)
    expect(buildRequests(site)).toHaveLength(RAIDS.length)
    expect(new Set(buildRequests(site)).size).toBe(RAIDS.length)
    await page.reload()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(control.done).toBeVisible()
    expect(buildRequests(site)).toHaveLength(RAIDS.length)
  })
})

test('saving shows progress, can be stopped by keyboard, and continues where it stopped', async ({
  page,
  site,
}) => {
  const control = await openControl(page)
  site.holdAfter(25, BUILDS)
  await control.save.press('Enter')
  await expect(control.progress).toHaveJSProperty('value', 20)
  await expect(control.progress).toHaveJSProperty('max', RAIDS.length)
  await expect(control.stop).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(control.state).toHaveText(`20 of ${RAIDS.length} raids are saved.`)
  await expect(control.save).toBeFocused()
  site.publish(EXPORTS.site)
  await page.keyboard.press('Enter')
  await expect(control.done).toBeVisible(WHILE_SAVING)
  await expect(control.done).toBeFocused()
  expect(buildRequests(site)).toHaveLength(RAIDS.length)
})

test('files saved before the page was closed are not requested again', async ({ page, context, site }) => {
  const control = await openControl(page)
  site.holdAfter(25, BUILDS)
  await control.save.click()
  await expect(control.progress).toHaveJSProperty('value', 20)
  const later = await context.newPage()
  await page.close()
  site.publish(EXPORTS.site)
  const laterControl = await openControl(later)
  await expect(laterControl.state).toHaveText(new RegExp(`^(2\\d|30) of ${RAIDS.length} raids are saved\\.$`))
  await laterControl.save.click()
  await expect(laterControl.done).toBeVisible(WHILE_SAVING)
  expect(buildRequests(site)).toHaveLength(RAIDS.length)
})

test('a failing host stops saving with a message, and saving continues later', async ({ page, site }) => {
  const control = await openControl(page)
  site.fail(503)
  await control.save.click()
  await expect(control.state).toHaveText('The site isn’t responding. Try again later.')
  site.publish(EXPORTS.site)
  await control.save.click()
  await expect(control.done).toBeVisible(WHILE_SAVING)
})

test('offline, it says what to do', async ({ page, context, site }) => {
  const control = await openControl(page)
  await goOffline(context, site)
  await control.save.click()
  await expect(control.state).toHaveText('No connection. Save the rest when you’re back online.')
})

test('a device whose storage is full says so', async ({ page, context }) => {
  const control = await openControl(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  await control.save.click()
  await expect(control.state).toHaveText(/^Not saved on this device: storage is full or blocked\./)
})

test('a new release only requests changed builds', async ({ page, context, site }) => {
  const control = await openControl(page)
  await control.save.click()
  await expect(control.done).toBeVisible(WHILE_SAVING)
  const requestsBefore = buildRequests(site).length
  site.publish(EXPORTS.next)
  const worker = context.waitForEvent('serviceworker')
  const tab = await context.newPage()
  await tab.goto('/')
  await Promise.all([page.close(), worker])
  await tab.close()
  await expect.poll(async () => (await worker).evaluate('serviceWorker.state')).toBe('activated')
  const later = await context.newPage()
  await visit(later, '/')
  await expect(later.locator('html')).toHaveAttribute('data-release', 'next')
  await later.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(new SaveForOffline(later).done).toBeVisible()
  expect(buildRequests(site).slice(requestsBefore)).toEqual([CHANGED_BUILDS])
})

test('under Save-Data, the control is not offered', async ({ page }) => {
  await saveData(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'Save for offline' })).toBeHidden()
})

test('the control is accessible, also while saving', async ({ page, site }) => {
  test.setTimeout(AXE_TIMEOUT)
  const control = await openControl(page)
  const within = '[aria-label="Save for offline"]'
  await expectAccessible(page, { within })
  site.holdAfter(25, BUILDS)
  await control.save.click()
  await expect(control.progress).toBeVisible()
  await expectAccessible(page, { within })
})
