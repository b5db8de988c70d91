import type { Tier } from '@/data/vocabulary'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { resolveLinkedRaid } from './linked-raid'

function pageOf(tier: Tier, boss: string) {
  const region = tier === '7' ? 'Event' : 'Paldea'
  const view = shippedRaidView({ tier, region, boss }, sentences)
  if (!view) throw new Error(`no ${boss}`)
  return view
}

const CHARIZARD = { tier: '7', region: 'Event', boss: 'Charizard', teraType: 'Dragon' } as const
const NEWEST = { ...CHARIZARD, setId: '7-charizard-dragon-v2' }
const OLDER = { ...CHARIZARD, setId: '7-charizard-dragon' }

test('an event raid is found by its version, on its own page, on that of a newer version, and on other pages', () => {
  expect(resolveLinkedRaid(NEWEST, pageOf('7', 'Charizard'))).toEqual(CHARIZARD)
  expect(resolveLinkedRaid(OLDER, pageOf('7', 'Charizard'))).toEqual({
    ...CHARIZARD,
    boss: 'Charizard (2022-12)',
  })
  expect(resolveLinkedRaid(OLDER, pageOf('7', 'Charizard (2022-12)'))).toEqual({
    ...CHARIZARD,
    boss: 'Charizard (2022-12)',
  })
  expect(resolveLinkedRaid(NEWEST, pageOf('7', 'Charizard (2022-12)'))).toEqual(CHARIZARD)
  expect(resolveLinkedRaid(NEWEST, pageOf('6', 'Garchomp'))).toEqual(CHARIZARD)
})

test('a newer version never takes over a link only by its name', () => {
  expect(
    resolveLinkedRaid({ ...CHARIZARD, setId: '7-charizard-fire' }, pageOf('7', 'Charizard')),
  ).toBeUndefined()
  expect(resolveLinkedRaid({ ...CHARIZARD, region: 'Paldea' }, pageOf('7', 'Charizard'))).toBeUndefined()
})

test('a boss with one Tera type has that type, and an ordinary raid is found by its name', () => {
  expect(resolveLinkedRaid({ ...NEWEST, teraType: 'Fire' }, pageOf('7', 'Charizard'))).toEqual(CHARIZARD)
  const garchomp = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const
  expect(resolveLinkedRaid(garchomp, pageOf('6', 'Garchomp'))).toEqual(garchomp)
  expect(resolveLinkedRaid({ ...garchomp, boss: 'Garchomp of Old' }, pageOf('6', 'Garchomp'))).toBeUndefined()
})
