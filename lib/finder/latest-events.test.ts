import { eventSchedule } from '@/data/events/schedule'
import { raidIndex } from '@/data/shipped/raid-index'
import { lastEventDay, latestEvents } from './latest-events'

test('of an event without a first day the place in the schedule counts: Cinderace comes after Magikarp', () => {
  const cinderace = { boss: 'Cinderace', lastEvent: { place: 142, notLaterThan: '2026-07-31' } }
  const magikarp = { boss: 'Magikarp', lastEvent: { place: 146, start: '2026-07-17' } }
  expect(latestEvents([cinderace, { lastEvent: undefined }, magikarp])).toEqual([magikarp, cinderace])
})

test('the last event began by the bound of its first day where that is not known', () => {
  const farigiraf = { lastEvent: { place: 149, start: '2026-08-21' } }
  const kingambit = { lastEvent: { place: 150, notEarlierThan: '2026-08-28', notLaterThan: '2026-09-30' } }
  expect(lastEventDay([kingambit, farigiraf])).toBe('2026-09-30')
  expect(lastEventDay([farigiraf])).toBe('2026-08-21')
  expect(lastEventDay([])).toBe('')
})

test('the latest raids by event are those of the last event of the schedule', () => {
  const last = eventSchedule.at(-1)?.groups.flatMap(({ raids }) => raids.map(({ id }) => id))
  const latest = latestEvents(raidIndex).map(({ setId }) => setId)
  expect(new Set(latest.slice(0, last?.length))).toEqual(new Set(last))
})

test('every raid by event is among them, and no ordinary one', () => {
  expect(new Set(latestEvents(raidIndex))).toEqual(
    new Set(raidIndex.filter(({ region }) => region === 'Event')),
  )
})
