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
import { FAIRY_GARCHOMP, FILE_OF_GARCHOMP, openWhatToBring } from '@/e2e/fixtures/what-to-bring'

test('all viewed builds stay available, including those of the first visit', async ({
  page,
  context,
  site,
  raidScreen,
}) => {
  await read(page, FAIRY_GARCHOMP)
  const section = raidScreen.section('All builds')
  const showAll = section.getByRole('button', { name: /^Show all \d+ attackers$/ })
  const attackers = section.getByRole('list', { name: 'Attackers' }).getByRole('article')
  await showAll.click()
  await expect.poll(() => attackers.count()).toBeGreaterThan(6)
  await expect.poll(() => isSaved(page, FILE_OF_GARCHOMP)).toBe(true)
  await waitForSavedPictures(page)
  await visit(page, FAIRY_GARCHOMP)
  await goOffline(context, site)
  await openWhatToBring(page)
  await showAll.click()
  await expect.poll(() => attackers.count()).toBeGreaterThan(6)
})

test('if builds were never loaded, the page says that they are not saved, and offers a retry', async ({
  page,
  context,
  site,
  raidScreen,
  consoleErrors,
}) => {
  consoleErrors.expect(OUT_OF_REACH)
  await visit(page, '/')
  await goOffline(context, site)
  await page.goto('/tera-raid-info/6/Paldea/Dragonite/Fairy/')
  const section = raidScreen.section('All builds')
  await expect(section.getByRole('alert')).toContainText('Not saved for offline use')
  await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible()
})
