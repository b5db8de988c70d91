import { titles } from '@/lib/words/en/screen'
import { titleOf } from './raid-title'
import { NOTHING_CHOSEN } from './selection'

test.each([
  [{ tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' }, '6★ Fairy Garchomp · Paldea'],
  [
    { tier: '6', region: 'Terarium', boss: 'Ninetales', teraType: 'Ice' },
    '6★ Ice Ninetales (Alola) · Terarium',
  ],
  [{ tier: '6', region: 'Kitakami', boss: 'Ninetales' }, '6★ Ninetales · Kitakami'],
  [{ tier: '5', region: 'Kitakami', boss: 'Kommo-o' }, '5★ Kommo-o · Kitakami'],
  [{ region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' }, 'Fairy Garchomp · Paldea'],
  [{ tier: '6', region: 'Kitakami' }, '6★ Kitakami · 28 bosses'],
  [{ tier: '6', region: 'Kitakami', teraType: 'Fairy' }, '6★ Kitakami · 28 bosses · Tera Fairy'],
  [{ tier: '7', region: 'Event' }, '7★ Event · 55 bosses'],
  [{ tier: '7', region: 'Event', teraType: 'Fire' }, '7★ Event · 2 bosses · Tera Fire'],
  [{ tier: '6' }, '6★ · 125 bosses'],
  [{ region: 'Kitakami' }, 'Kitakami · 53 bosses'],
  [NOTHING_CHOSEN, ''],
] as const)('the title of %j is `%s`', (selection, title) => {
  expect(titles.raid(titleOf(selection))).toBe(title)
})

test('a document title ends with the name of the site', () => {
  expect(titles.document(titleOf({ tier: '6', region: 'Paldea', boss: 'Ditto' }))).toBe(
    '6★ Ditto · Paldea - Tera Raid Info',
  )
  expect(titles.document(titleOf(NOTHING_CHOSEN))).toBe('Tera Raid Info')
})
