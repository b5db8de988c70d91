import { finder } from './finder'

test('filters read as one line', () => {
  expect(
    finder.filtersLine({ tier: '6', region: 'Kitakami', herb: 'Spicy', beaten: 'Not yet' }, [
      'Spicy',
      'Sour',
    ]),
  ).toBe('6★ · Kitakami · Spicy and Sour · not beaten')
  expect(
    finder.filtersLine({ type: 'Ghost', move: 'Trick Room', ability: 'Levitate', version: 'Violet' }, []),
  ).toBe('Ghost type · uses Trick Room · Levitate · in Violet')
  expect(finder.filtersLine({ beaten: 'Yes' }, [])).toBe('beaten')
})

test('without a filter the line is empty, and it never has the searched name', () => {
  expect(finder.filtersLine({ name: 'garchomp' }, [])).toBe('')
})

test.each([
  [{ start: '2026-08-14' }, '14 Aug 2026'],
  [{ start: '2025-12-05', days: [{ from: '2025-12-05', to: '2025-12-07' }] }, '5–7 Dec 2025'],
  [{ notLaterThan: '2026-01-26' }, 'by 26 Jan 2026'],
  [{ notEarlierThan: '2026-08-28', notLaterThan: '2026-09-30' }, 'by 30 Sep 2026'],
  [{ notEarlierThan: '2026-08-28' }, '28 Aug 2026 or later'],
])('a card has the last event of a raid on one line: %j is %s', (event, expected) => {
  const isEndKnown = 'days' in event
  expect(finder.lastEvent.over({ place: 0, ...event })).toBe(
    `Last event: ${isEndKnown ? expected : `started ${expected}`}`,
  )
  expect(finder.latestEvent('7').over({ place: 0, ...event })).toBe(
    `7★ · ${isEndKnown ? `was ${expected}` : `started ${expected}, may be over`}`,
  )
})

test('a card has the end of a running event, or the start of the next event', () => {
  expect(finder.lastEvent.running('2026-11-30')).toBe('On now, until 30 Nov 2026')
  expect(finder.lastEvent.next('2026-11-27')).toBe('Starts 27 Nov 2026')
  expect(finder.latestEvent('7').running('2026-11-30')).toBe('7★ · on now, until 30 Nov 2026')
  expect(finder.latestEvent('5').next('2026-11-27')).toBe('5★ · starts 27 Nov 2026')
})
