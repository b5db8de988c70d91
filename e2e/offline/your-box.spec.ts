import {
  expect,
  goOffline,
  isSaved,
  OUT_OF_REACH,
  read,
  test,
  visit,
  waitForSavedPictures,
} from '@/e2e/fixtures/published-site'
import { chanceOf, STEEL_DONDOZO, YourBox } from '@/e2e/fixtures/your-box'
import { IRON_HANDS } from '@/testing/box/sets'

const ENGINE = '/battle-engine.js'

test('a box fights offline, once it has fought online', async ({ page, context, site }) => {
  await visit(page, STEEL_DONDOZO)
  const yours = await YourBox.open(page)
  await yours.add(IRON_HANDS)
  await yours.fight.click()
  await expect(chanceOf(yours.card('Iron Hands'))).toBeVisible()
  await expect.poll(() => isSaved(page, ENGINE)).toBe(true)
  await goOffline(context, site)
  await page.reload()
  await yours.unfold()
  await expect(yours.card('Iron Hands')).toBeVisible()
  await yours.fight.click()
  await expect(chanceOf(yours.card('Iron Hands'))).toHaveText(/^\d+% solo$/)
})

test('a battle in the first visit saves the engine too', async ({ page }) => {
  await read(page, STEEL_DONDOZO)
  const yours = await YourBox.open(page)
  await yours.add(IRON_HANDS)
  await yours.fight.click()
  await expect.poll(() => isSaved(page, ENGINE)).toBe(true)
})

test('before a first battle, the page says that battles are not saved, and shows the box', async ({
  page,
  context,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/battle-engine\.js|The battle engine failed/)
  // The page may lack a picture of this Pokémon.
  consoleErrors.allow(OUT_OF_REACH)
  await visit(page, STEEL_DONDOZO)
  await waitForSavedPictures(page)
  await goOffline(context, site)
  const yours = await YourBox.open(page)
  await yours.add(IRON_HANDS)
  await yours.fight.click()
  await expect(yours.says('Simulations aren’t saved for offline use')).toBeVisible()
  await expect(yours.card('Iron Hands')).toBeVisible()
})
