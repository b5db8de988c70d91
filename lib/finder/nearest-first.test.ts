import { raidIndex } from '@/data/shipped/raid-index'
import type { Selection } from '@/lib/raid/selection'
import { nearestFirst } from './nearest-first'
import { searchRaids } from './search-raids'

function found(name: string, selection: Selection): string[] {
  return searchRaids(nearestFirst(raidIndex, selection), { name }).map(
    ({ raid }) => `${raid.tier}★ ${raid.region} ${raid.name}`,
  )
}

test('a boss of both tiers is found in the chosen one first', () => {
  expect(found('garch', { tier: '6' })).toEqual(['6★ Paldea Garchomp', '5★ Paldea Garchomp'])
  expect(found('garch', { tier: '5' })).toEqual(['5★ Paldea Garchomp', '6★ Paldea Garchomp'])
})

test('while no tier is chosen, 6★ comes first, whose bosses are then offered', () => {
  expect(found('garch', {})[0]).toBe('6★ Paldea Garchomp')
})

test('the tier counts more than the region, and the region within a tier', () => {
  const places = nearestFirst(raidIndex, { tier: '5', region: 'Kitakami' }).map(
    ({ tier, region }) => `${tier}★ ${region}`,
  )
  expect([...new Set(places)]).toEqual([
    '5★ Kitakami',
    '5★ Paldea',
    '5★ Terarium',
    '6★ Kitakami',
    '6★ Paldea',
    '6★ Terarium',
  ])
})

test('a name that begins as typed comes before one of the chosen tier that contains it', () => {
  expect(found('arc', { tier: '6' }).slice(0, 2)).toEqual(['5★ Paldea Arcanine', '6★ Paldea Garchomp'])
})

test('each of the 270 raids is the first that its name finds, where its tier and region are chosen', () => {
  const missed = raidIndex.filter(
    (raid) => found(raid.name, raid)[0] !== `${raid.tier}★ ${raid.region} ${raid.name}`,
  )
  expect(missed.map(({ name }) => name)).toEqual([])
  expect(raidIndex).toHaveLength(270)
})

test('no raid is lost, wherever the visitor is', () => {
  expect(new Set(nearestFirst(raidIndex, { tier: '6', region: 'Terarium' }))).toEqual(new Set(raidIndex))
})
