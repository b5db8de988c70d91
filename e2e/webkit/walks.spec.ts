import { Key } from 'selenium-webdriver'
import { NAMES } from '@/e2e/fixtures/raid-screen'
import { NAMES as BOX_NAMES, STEEL_DONDOZO } from '@/e2e/fixtures/your-box'
import { IRON_HANDS } from '@/testing/box/sets'
import { expect, test } from './test'
import type { Visitor } from './visitor'

const FAIRY_GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

const MAIN = { role: 'main' }
const BOSS = { role: 'heading', level: 2 }
const CREATURE = { role: 'combobox', name: NAMES.creature }
const TERA_TYPE = { role: 'combobox', name: NAMES.teraType }
const SCRIPT = { role: 'region', name: /^Script$/ }
const BUILDS = { role: 'region', name: 'All builds' }
const BOX = { role: 'region', name: BOX_NAMES.section }
const ITEM = { role: 'listitem' }

function expectBoss(visitor: Visitor, name: string) {
  return expect.poll(() => visitor.texts(MAIN, BOSS)).toEqual([name])
}

test('a deep link shows its raid with all of its content', async ({ visitor }) => {
  await visitor.open(FAIRY_GARCHOMP)
  expect(await visitor.texts(MAIN, BOSS)).toEqual(['Garchomp'])
  expect(await visitor.title()).toBe('6★ Fairy Garchomp · Paldea - Tera Raid Info')
  expect(await visitor.chosen(TERA_TYPE)).toBe('Fairy')
  expect(await visitor.texts({ role: 'region', name: /^Moves$/ }, ITEM)).toHaveLength(5)
  expect(await visitor.texts({ role: 'region', name: /^Tera weaknesses$/ }, ITEM)).toContain('Poison - 2x')
})

test('a link in another spelling becomes the canonical address', async ({ visitor }) => {
  await visitor.open('/tera-raid-info/6/paldea/garchomp/fairy')
  await expectBoss(visitor, 'Garchomp')
  await expect.poll(() => visitor.path()).toBe(FAIRY_GARCHOMP)
})

test('a misspelled link offers the likely raid', async ({ visitor }) => {
  await visitor.open('/tera-raid-info/6/Paldea/Garchmop/Fairy')
  const notice = { role: 'region', name: NAMES.linkNotice }
  await expect
    .poll(() => visitor.texts(notice, { role: 'status' }))
    .toEqual([expect.stringContaining('No boss named "Garchmop"')])
  await visitor.click(notice, { role: 'link', name: /^6★ Fairy Garchomp · Paldea$/ })
  await expectBoss(visitor, 'Garchomp')
  expect(await visitor.texts(notice)).toEqual([])
})

test('another boss and Tera type replace page, address and title', async ({ visitor }) => {
  await visitor.open(FAIRY_GARCHOMP)
  const before = await visitor.texts(SCRIPT, ITEM)
  expect(before.length).toBeGreaterThan(0)
  await visitor.choose(CREATURE, 'Dragonite')
  await expectBoss(visitor, 'Dragonite')
  await visitor.choose(TERA_TYPE, 'Steel')
  await expect.poll(() => visitor.path()).toBe('/tera-raid-info/6/Paldea/Dragonite/Steel/')
  expect(await visitor.title()).toBe('6★ Steel Dragonite · Paldea - Tera Raid Info')
  const script = await visitor.texts(SCRIPT, ITEM)
  await visitor.open('/tera-raid-info/6/Paldea/Dragonite/Steel/')
  expect(script).toEqual(await visitor.texts(SCRIPT, ITEM))
  expect(script).not.toEqual(before)
})

test('Back, Forward and a reload show the raid of the address', async ({ visitor, consoleErrors }) => {
  // WebKit reports loads that a reload cuts off as failed, such as a part that is loaded ahead of time.
  consoleErrors.allow(/^Failed to load .*\/_next\/static\/chunks\//)
  await visitor.open(FAIRY_GARCHOMP)
  await visitor.choose(CREATURE, 'Dragonite')
  await expectBoss(visitor, 'Dragonite')
  await visitor.goBack()
  await expectBoss(visitor, 'Garchomp')
  expect(await visitor.chosen(CREATURE)).toBe('Garchomp')
  await visitor.goForward()
  await expectBoss(visitor, 'Dragonite')
  await expect.poll(() => visitor.texts(BUILDS, { role: 'article' })).not.toEqual([])
  await visitor.reload()
  await expectBoss(visitor, 'Dragonite')
  expect(await visitor.path()).toBe('/tera-raid-info/6/Paldea/Dragonite/Fairy/')
})

test('a raid found by name opens, and Back leads to the search', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.focus({ role: 'searchbox', name: NAMES.search })
  await visitor.type('garchmop')
  const resultPlace = [MAIN, { role: 'link', name: /^Garchomp/ }]
  await expect.poll(() => visitor.path()).toBe('/?q=garchmop')
  await expect.poll(() => visitor.texts(...resultPlace)).toHaveLength(4)
  await visitor.click(...resultPlace)
  await expectBoss(visitor, 'Garchomp')
  await visitor.goBack()
  await expect.poll(() => visitor.path()).toBe('/?q=garchmop')
  await expect.poll(() => visitor.texts(...resultPlace)).toHaveLength(4)
})

test('a boss is found and opened by keyboard', async ({ visitor }) => {
  await visitor.open(FAIRY_GARCHOMP)
  await visitor.focus({ role: 'button', name: NAMES.find })
  await visitor.type(Key.ENTER)
  await visitor.focus({ role: 'combobox', name: NAMES.find })
  await visitor.type('volcar')
  const optionPlace = [{ role: 'listbox', name: NAMES.offered }, { role: 'option' }]
  await expect
    .poll(() => visitor.texts(...optionPlace))
    .toEqual(['6★ Volcarona · Paldea', '5★ Volcarona · Paldea'])
  await visitor.type(Key.ENTER)
  await visitor.focus({ role: 'combobox', name: NAMES.typeField })
  await visitor.type(Key.ENTER)
  await expectBoss(visitor, 'Volcarona')
})

test('a Pokémon of a pasted box fights, and its win rate shows', async ({ visitor }) => {
  await visitor.open(STEEL_DONDOZO)
  await visitor.click(BOX, { text: BOX_NAMES.unfold })
  await visitor.focus(BOX, { role: 'textbox', name: BOX_NAMES.field })
  await visitor.type(IRON_HANDS)
  await visitor.click(BOX, { role: 'button', name: BOX_NAMES.add })
  await visitor.click(BOX, { role: 'button', name: BOX_NAMES.fight })
  const chances = [BOX, { role: 'list', name: BOX_NAMES.chances }, ITEM]
  await expect.poll(async () => (await visitor.texts(...chances))[0]).toMatch(/^\d+% solo$/)
})

test('after a boss was chosen, a reload, a link, Back and the root work without a network', async ({
  visitor,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /Failed to load .*\/assets\/pokemon\/|\/plans\/.* could not be loaded|^Creature service: /,
  )
  await visitor.open(FAIRY_GARCHOMP)
  await visitor.choose(CREATURE, 'Dragonite')
  await expectBoss(visitor, 'Dragonite')
  await expect.poll(() => visitor.run<boolean>(IS_READY_OFFLINE)).toBe(true)
  await site.stop()

  await visitor.reload()
  await expectBoss(visitor, 'Dragonite')
  await visitor.open('/tera-raid-info/5/Terarium/Alcremie/Water')
  await expectBoss(visitor, 'Alcremie')
  await visitor.goBack()
  await expectBoss(visitor, 'Dragonite')
  await visitor.open('/')
  await expect.poll(() => visitor.texts(MAIN, { role: 'status' })).toContain('428 raids')
})

/** Whether the whole release is saved (its shell is saved last) and the worker answers the page. Runs in the page. */
const IS_READY_OFFLINE =
  "return navigator.serviceWorker.controller !== null && navigator.serviceWorker.ready.then(({ scope }) => caches.match(scope + 'index.html', { ignoreSearch: true })).then(Boolean)"
