import { expect, test } from '@/e2e/fixtures/test'
import { SERVICE_ADDRESS } from '@/testing/addresses'

const PAGES = {
  'the root': '/',
  'a raid': '/tera-raid-info/6/Paldea/Garchomp/Fairy/',
  '404.html': '/about',
}

const RAID = PAGES['a raid']

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} sends its policy before anything else`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const [, policy = ''] =
      /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/><meta http-equiv="content-security-policy" content="([^"]+)"\/>/i.exec(
        html,
      ) ?? []
    expect(policy).toMatch(/^default-src 'none';script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/)
    expect(policy).toContain(`;connect-src 'self' ${new URL(SERVICE_ADDRESS).origin};`)
    expect(policy).not.toContain('unsafe')
  })
}

test('the page works under it in full', async ({ page, raidScreen, service, context, policyViolations }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(RAID)
  await raidScreen.creature.selectOption('Dragonite')
  await expect.poll(() => service.asked).toContain('GetPokemon dragonite')
  await expect(raidScreen.boss).toHaveText('Dragonite')
  await raidScreen.share.click()
  await expect(raidScreen.share).toHaveText('Copied to Clipboard')
  await raidScreen.scheme.click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  expect(policyViolations).toEqual([])
})

test('an injected script does not run', async ({ page, policyViolations, consoleErrors }) => {
  consoleErrors.expect(/status of 404 .*\/none\.png$/)
  await page.goto(RAID)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/none.png" onerror="document.title = \'taken over\'">',
    )
  })
  await expect.poll(() => policyViolations.join('\n')).toMatch(/script-src-elem.*script-src-attr/s)
  await expect(page).toHaveTitle('6★ Fairy Garchomp · Paldea - Tera Raid Info')
  policyViolations.length = 0
})

test('even a probe for eval is reported', async ({ page, policyViolations }) => {
  await page.addInitScript(() =>
    window.addEventListener('load', () => {
      try {
        Function('')
      } catch {
        // Libraries probe like this, and continue without it.
      }
    }),
  )
  await page.goto(RAID)
  await expect.poll(() => policyViolations.join('\n')).toContain('eval')
  policyViolations.length = 0
})

test('the page only connects to the site and the Pokémon API', async ({ page, policyViolations }) => {
  await page.goto(RAID)
  const outcome = await page.evaluate(() =>
    fetch('http://127.0.0.1:9/').then(String, (error) => error.message),
  )
  expect(outcome).toContain('Failed to fetch')
  await expect.poll(() => policyViolations.join('\n')).toContain('connect-src')
  policyViolations.length = 0
})
