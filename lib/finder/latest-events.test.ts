import { eventSchedule } from '@/data/events/schedule'
import { raidIndex } from '@/data/shipped/raid-index'
import { findHerbs } from './find-raids'
import { daysByClock, lastEventDay, latestEvents, withRunning } from './latest-events'

test('an event without a known first day is sorted by its place in the schedule: Cinderace comes after Magikarp', () => {
  const cinderace = { boss: 'Cinderace', lastEvent: { place: 142, notLaterThan: '2026-07-31' } }
  const magikarp = { boss: 'Magikarp', lastEvent: { place: 146, start: '2026-07-17' } }
  expect(latestEvents([cinderace, { lastEvent: undefined }, magikarp])).toEqual([magikarp, cinderace])
})

test('if the first day of the last event is unknown, its bound counts', () => {
  const farigiraf = { lastEvent: { place: 149, start: '2026-08-21' } }
  const kingambit = { lastEvent: { place: 150, notEarlierThan: '2026-08-28', notLaterThan: '2026-09-30' } }
  expect(lastEventDay([kingambit, farigiraf])).toBe('2026-09-30')
  expect(lastEventDay([farigiraf])).toBe('2026-08-21')
  expect(lastEventDay([])).toBe('')
})

test('the latest event raids are from the last event of the schedule', () => {
  const lastIds = eventSchedule.at(-1)?.groups.flatMap(({ raids }) => raids.map(({ id }) => id))
  const latest = latestEvents(raidIndex).map(({ setId }) => setId)
  expect(new Set(latest.slice(0, lastIds?.length))).toEqual(new Set(lastIds))
})

test('the list has every event raid and no ordinary raid', () => {
  expect(new Set(latestEvents(raidIndex))).toEqual(
    new Set(raidIndex.filter(({ region }) => region === 'Event')),
  )
})

const DRAGAPULT = {
  place: 2,
  start: '2025-12-12',
  days: [
    { from: '2025-12-12', to: '2025-12-14' },
    { from: '2025-12-26', to: '2025-12-28' },
  ],
}
const STARTS = { place: 3, start: '2025-12-19' }

test.each([
  ['2025-12-11T23:59:59Z', DRAGAPULT, { from: '2025-12-12', isRunning: false }],
  ['2025-12-14T23:59:59Z', DRAGAPULT, { from: '2025-12-12', isRunning: true }],
  ['2025-12-15T00:00:00Z', DRAGAPULT, { from: '2025-12-26', isRunning: false }],
  ['2025-12-29T00:00:00Z', DRAGAPULT, undefined],
  ['2025-12-18T23:59:59Z', STARTS, { from: '2025-12-19', isRunning: false }],
  ['2025-12-19T00:00:00Z', STARTS, undefined],
])(
  'at %s, of %j, the days that run or come next: %j. Without a known end none once it began',
  (now, event, next) => {
    const upcoming = daysByClock(event, new Date(now))
    expect(upcoming && { from: upcoming.days.from, isRunning: upcoming.isRunning }).toEqual(next)
  },
)

test('while Dragapult’s event of December 2025 runs, its raids are playable and come first', () => {
  const raids = withRunning(raidIndex, new Date('2025-12-13T12:00:00Z'))
  const running = raids.filter(({ isRunning }) => isRunning).map(({ boss }) => boss)
  expect(running).toEqual(['Blissey', 'Dragapult'])
  expect(
    latestEvents(raids)
      .slice(0, 2)
      .map(({ boss }) => boss),
  ).toEqual(running)
  expect(withRunning(raidIndex, new Date('2025-12-15T00:00:00Z'))).toBe(raidIndex)
})

test('a herb filter lists the raids of a running event among ordinary raids', () => {
  const [blissey] = raidIndex.filter(({ setId }) => setId === '5-blissey')
  if (!blissey) throw new Error('no Blissey')
  const likely = { ...blissey, herbs: { Sweet: 100 } }
  const rankOf = (raid: typeof likely) => findHerbs([...raidIndex, raid]).indexOf(raid)
  expect(rankOf({ ...likely, isRunning: true })).toBe(0)
  expect(rankOf(likely)).toBeGreaterThan(100)
})
