import { TYPE_NAMES } from '@/data/vocabulary'
import { findRaid } from './find-raid'
import { allRaids, teraTypesOf } from './raid'

jest.mock('@/data/rosters/rosters', () => {
  const { rosters } = jest.requireActual<typeof import('@/data/rosters/rosters')>('@/data/rosters/rosters')
  const [firstBoss, ...otherBosses] = rosters['6']
  return { rosters: { ...rosters, '6': [{ ...firstBoss, teraType: 'Dragon' }, ...otherBosses] } }
})

test('each raid is named by tier, region and boss', () => {
  const raids = allRaids()
  expect(raids).toHaveLength(428)
  for (const { id, boss } of raids) expect(id).toMatchObject({ region: boss.region, boss: boss.name })
})

test('a boss may have any of the 18 Tera types, or its only one', () => {
  expect(teraTypesOf({})).toEqual(TYPE_NAMES)
  expect(teraTypesOf({ teraType: 'Dragon' })).toEqual(['Dragon'])
})

test('the raid of a boss with one Tera type has this Tera type, regardless of the selection', () => {
  const [oneType, anyType] = allRaids().filter(({ id }) => id.tier === '6')
  expect(findRaid({ ...oneType?.id })?.teraType).toBe('Dragon')
  expect(findRaid({ ...oneType?.id, teraType: 'Fire' })?.teraType).toBe('Dragon')
  expect(findRaid({ ...anyType?.id })?.teraType).toBeUndefined()
  expect(findRaid({ ...anyType?.id, teraType: 'Fire' })?.teraType).toBe('Fire')
})
