import type { Page } from '@playwright/test'
import { GARCHOMP, IRON_HANDS, MAGIKARP, UMBREON } from '@/testing/box/sets'

/** What a visitor does on a page before the picture is taken. */
export type Act = (page: Page) => Promise<void>

/** Opens the first two builds of what to bring. */
export async function openBuilds(page: Page): Promise<void> {
  const builds = page.getByRole('region', { name: 'All builds' }).getByRole('article')
  for (const build of (await builds.all()).slice(0, 2)) await build.getByRole('heading').click()
}

/** Opens the visitor's box, which is empty. */
export async function openBox(page: Page): Promise<void> {
  const box = page.getByRole('region', { name: 'Your box' })
  await box.getByText('Which of your Pokémon can win?').click()
  await box.getByRole('textbox').waitFor()
}

/** Opens the search for a boss and types a part of names. */
export function findBoss(page: Page): Promise<void> {
  return typeIntoBossSearch(page, 'hisuian')
}

/** Chooses a boss that may have any Tera type, which is asked for then. */
export async function askTeraType(page: Page): Promise<void> {
  await typeIntoBossSearch(page, 'volcar')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Its Tera type' }).waitFor()
}

async function typeIntoBossSearch(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Find a boss' }).click()
  await page.getByRole('combobox', { name: 'Find a boss' }).fill(text)
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

/** Opens the first slot of the team of four, and the team that is folded below it. */
export async function openTeams(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Plan' })
  const teams = section.getByRole('list', { name: / team$/ })
  await teams.first().getByRole('heading').first().click()
  await section
    .locator('summary')
    .filter({ hasText: / team wins / })
    .click()
  await teams.nth(1).waitFor()
}

/** Adds two Pokémon to the visitor's box, and a friend with two more to the raid night. */
export async function gatherFriend(page: Page): Promise<void> {
  await openBox(page)
  const box = page.getByRole('region', { name: 'Your box' })
  await box.getByRole('textbox').fill([IRON_HANDS, MAGIKARP].join('\n\n'))
  await box.getByRole('button', { name: 'Add to box' }).click()
  const night = page.getByRole('region', { name: 'Raid night' })
  await night.getByRole('heading', { name: 'Raid night' }).click()
  await night.getByLabel('Your name').fill('Ann')
  await night.getByLabel('Friend’s name').fill('Ben')
  await night.getByLabel('A friend’s box').fill([UMBREON, GARCHOMP].join('\n\n'))
  await night.getByRole('button', { name: 'Add box' }).click()
  await night.getByRole('heading', { name: 'Ben' }).waitFor()
}

/** Says that the second slot of a linked team is the visitor's. */
export async function pickSlot(page: Page): Promise<void> {
  const question = page.getByRole('group', { name: 'Which Pokémon is yours?' })
  await question.getByRole('radio').nth(2).check()
}

/** When the countdown is started, and when its picture is taken: shortly before an action of the boss. */
const STARTED_AT = new Date('2026-11-26T20:00:00Z')
const SEEN_AT = new Date('2026-11-26T20:01:40Z')

/** Starts the countdown, by a clock that stands still: its pictures always show the same second. */
export async function runCountdown(page: Page): Promise<void> {
  await page.clock.setFixedTime(STARTED_AT)
  await page.getByRole('button', { name: 'Countdown' }).click()
  const countdown = page.getByRole('dialog', { name: 'Countdown' })
  await countdown.getByRole('button', { name: 'Start', exact: true }).click()
  await page.clock.setFixedTime(SEEN_AT)
  await countdown.getByText('Steals charge soon').waitFor()
}
