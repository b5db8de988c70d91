import { expectStarted } from '@/e2e/fixtures/started'
import { expect, test } from '@/e2e/fixtures/test'
import { FAIRY_GARCHOMP } from '@/e2e/fixtures/what-to-bring'

const STEEL_DONDOZO = '/tera-raid-info/6/Paldea/Dondozo/Steel/'

for (const path of [FAIRY_GARCHOMP, STEEL_DONDOZO]) {
  test(`on a phone, the first screen has weaknesses and the pick with moves, win rate and first turns: ${path}`, async ({
    page,
    raidScreen,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const pick = raidScreen.plan.getByRole('article').first()
    await expect(raidScreen.section('Tera weaknesses').getByRole('listitem').first()).toBeInViewport()
    for (const element of [
      pick.getByRole('heading'),
      pick.getByText(/^Tera [A-Z]/),
      pick.getByRole('list', { name: 'Moves' }),
      pick.getByText(/\d+%\ssolo/),
      pick.getByText(/^T1/),
    ])
      await expect(element).toBeInViewport({ ratio: 1 })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('each lobby type has its own plan: Solo and Randoms a build, Friends four slots', async ({
      page,
      raidScreen,
    }) => {
      await page.goto(FAIRY_GARCHOMP)
      const { plan } = raidScreen
      await expect(plan.getByRole('article').filter({ visible: true })).toContainText(/\d+%\ssolo/)
      await plan.getByRole('radio', { name: 'Randoms' }).check()
      await expect(plan.getByRole('article').filter({ visible: true })).toContainText(/\d+%\swith randoms/)
      await plan.getByRole('radio', { name: 'Friends' }).check()
      await expect(plan.getByRole('article').filter({ visible: true })).toHaveCount(0)
      await expect(plan.getByText('Build and next steps').filter({ visible: true })).toHaveCount(4)
      await expect(plan.getByRole('radio', { name: /^Mine/ })).toHaveCount(javaScriptEnabled ? 4 : 0)
    })
  })
}

test('the choice is stored and stays from raid to raid', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await expectStarted(page)
  await raidScreen.plan.getByRole('radio', { name: 'Friends' }).check()
  await page.goto(STEEL_DONDOZO)
  await expect(raidScreen.plan.getByRole('radio', { name: 'Friends' })).toBeChecked()
})

test('a build of the plan is a link in the list', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await expectStarted(page)
  const link = raidScreen.section('All builds').getByRole('link', { name: /in the plan: / })
  await link.last().click()
  await expect(raidScreen.plan.locator(':target')).toBeInViewport()
})

test('a link leads to the rules and accuracy of the simulations', async ({ page, raidScreen }) => {
  await page.goto(FAIRY_GARCHOMP)
  await raidScreen.plan.getByRole('link', { name: 'How?' }).click()
  await expect(page.getByText('Win rates are ±5 points.')).toBeInViewport()
})

test('another boss and another Tera type have their own plans, and the control keeps the focus', async ({
  page,
  raidScreen,
}) => {
  const pick = raidScreen.plan.getByRole('article').first()
  await page.goto(FAIRY_GARCHOMP)
  const ofFairyGarchomp = await pick.textContent()
  await raidScreen.typeBoss('Dondozo')
  await expect(raidScreen.boss).toHaveText('Dondozo')
  await expect.poll(() => pick.textContent()).not.toBe(ofFairyGarchomp)
  await expect(raidScreen.creature).toBeFocused()
})
