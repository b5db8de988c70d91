import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { expect, test } from '@/e2e/fixtures/test'
import { openBuilds, openWhatToBring } from '@/e2e/fixtures/what-to-bring'
import { buildFromSet } from '@/lib/builds/build-from-set'
import { knownNamesOf } from '@/lib/builds/known-names'
import { creatureName } from '@/lib/words/en/names/creature-name'

const KNOWN = knownNamesOf(new Generations(Dex).get(9))

test('Copy build copies an attacker and a support in Showdown format', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { section, attackers, supports } = await openWhatToBring(page)
  await section.getByRole('button', { name: /^Show (all \d+|the) supports?$/ }).click()
  await openBuilds(attackers.first())
  await openBuilds(supports.first())
  for (const [card, isAttacker] of [
    [attackers.first(), true],
    [supports.first(), false],
  ] as const) {
    const name = await card.getByRole('heading').textContent()
    await card.getByRole('button', { name: `Copy build of ${name}` }).click()
    await expect(card.getByRole('status').filter({ hasText: 'Copied in Showdown format' })).toBeVisible()
    const reading = buildFromSet(await page.evaluate(() => navigator.clipboard.readText()), KNOWN)
    if (!('build' in reading)) throw new Error(JSON.stringify(reading.faults))
    expect(creatureName(reading.build.species)).toBe(name)
    await expect(card).toContainText(
      isAttacker ? `Tera ${reading.build.teraType}` : /Tera [A-Z]|any Tera type/,
    )
    await expect(card.locator('summary')).toContainText(reading.build.item ?? 'none')
    await expect(card.getByRole('definition')).toContainText([
      reading.build.ability,
      new RegExp(`^${reading.build.nature} · \\d+ (HP|Attack|Defense|Sp\\. Atk|Sp\\. Def|Speed)`),
      new RegExp(`^${reading.build.moves.join('.*, ')}`),
    ])
  }
})

test('if the clipboard refuses, the text to copy by hand shows until it is closed', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  const { attackers } = await openWhatToBring(page)
  const card = attackers.first()
  await openBuilds(card)
  const copy = card.getByRole('button', { name: /^Copy build/ })
  await copy.click()
  const text = card.getByRole('textbox', { name: 'Couldn’t copy. Copy this text:' })
  await expect(text).toBeFocused()
  expect(buildFromSet(await text.inputValue(), KNOWN)).toHaveProperty('build')
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(text).toHaveCount(0)
  await expect(copy).toBeFocused()
})
