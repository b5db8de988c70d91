import { raidIndex } from '@/data/shipped/raid-index'
import { latestEvents } from './latest-events'

const latest = latestEvents(raidIndex)
const placeOf = (boss: string) => latest.findIndex((raid) => raid.tier === '7' && raid.boss === boss)

test('the latest raids by event are those of the summer of 2026, from Kingambit back to Magikarp', () => {
  expect(latest.slice(0, 5).map(({ boss }) => boss)).toEqual([
    'Kingambit',
    'Farigiraf',
    'Annihilape',
    'Glimmora',
    'Magikarp',
  ])
})

test('Cinderace began by 31 July 2026, a bound, and comes after Magikarp of 17 July, whose number is later', () => {
  expect(latest[placeOf('Cinderace')]?.lastEvent).toMatchObject({ notLaterThan: '2026-07-31' })
  expect(placeOf('Magikarp')).toBeLessThan(placeOf('Cinderace'))
})

test('ordinary raids are not among them', () => {
  expect(latest).toHaveLength(158)
  expect(new Set(latest.map(({ region }) => region))).toEqual(new Set(['Event']))
})
