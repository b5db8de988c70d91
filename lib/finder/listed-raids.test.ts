import { raidIndex } from '@/data/shipped/raid-index'
import { listedRaids } from './listed-raids'

test('6★ Kitakami lists its 28 raids, with what a card shows', () => {
  const raids = listedRaids(raidIndex, { tier: '6', region: 'Kitakami' })
  expect(raids).toHaveLength(28)
  expect(raids[0]).toEqual({ tier: '6', region: 'Kitakami', name: 'Ambipom', types: ['Normal'] })
})

test('a tier without a region lists its raids of all regions', () => {
  expect(new Set(listedRaids(raidIndex, { tier: '5' }).map(({ region }) => region)).size).toBe(3)
})
