import type { Page } from '@playwright/test'
import { TIERS_WITH_TEAMS } from '@/data/vocabulary'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { MOST_LINKED } from '@/lib/raid-night/box-link'
import { MOST_PLAYERS } from '@/lib/raid-night/night-team'
import { keptPlans } from '@/planner/raids/kept-results'
import { SAMPLE_RAIDS } from '@/planner/raids/raids-named'
import { atMost, BUDGETS, type Measure, medianOfFive, milliseconds } from '@/tools/bench/row'
import { OPENED } from '@/tools/bench/subject'
import { open, visit } from '@/tools/bench/visit'
import { addToBox } from '@/tools/bench/your-box'

/** How long four players with full boxes wait for their team: as fast as this machine is, not slowed down. */
export const raidNight: Measure = async ({ browser, site }) => {
  const boxes = await fullBoxes()
  const measured = await medianOfFive(() =>
    visit(browser, async (page) => {
      await open(page, site + OPENED.path)
      return timeToGather(page, boxes)
    }),
  )
  const figure = `Find the best team: one out of ${boxes.length} boxes of ${MOST_LINKED}`
  return [atMost(BUDGETS.raidNight, milliseconds, figure, measured)]
}

/** A box of each player, as full as links carry them, of builds listed against bosses that teams of four fight: all different, always the same. */
async function fullBoxes(): Promise<readonly (readonly string[])[]> {
  const plans = await Promise.all(
    SAMPLE_RAIDS.filter(({ raid }) => TIERS_WITH_TEAMS.includes(raid.id.tier)).map(({ raid }) =>
      keptPlans(raid),
    ),
  )
  const listed = plans.flatMap((ofBoss) =>
    [...ofBoss.values()].flatMap(({ attackers, supports }) => [...attackers, ...supports]),
  )
  const sets = [...new Set(listed.map(({ build }) => setOfBuild(build)))]
  // Evenly, so that each box has of what wins against each boss.
  const step = Math.floor(sets.length / (MOST_PLAYERS * MOST_LINKED))
  const drawn = sets.filter((_, place) => place % step === 0)
  return Array.from({ length: MOST_PLAYERS }, (_, player) =>
    drawn.filter((_, place) => place % MOST_PLAYERS === player).slice(0, MOST_LINKED),
  )
}

async function timeToGather(page: Page, [own = [], ...friends]: readonly (readonly string[])[]) {
  await addToBox(page, own)
  const section = page.getByRole('region', { name: 'Raid night' })
  await section.locator('summary').click()
  const players = section.getByRole('list', { name: 'Players' }).getByText(`${MOST_LINKED} Pokémon`)
  for (const [place, box] of friends.entries()) {
    await section.getByLabel('A friend’s box').fill(box.join('\n'))
    await section.getByRole('button', { name: 'Add box' }).click()
    // The visitor comes first.
    await players.nth(place + 1).waitFor()
  }
  const startedAt = performance.now()
  await section.getByRole('button', { name: 'Find the best team' }).click()
  await section.getByRole('list', { name: 'Your team' }).waitFor({ timeout: 2 * BUDGETS.raidNight })
  return performance.now() - startedAt
}
