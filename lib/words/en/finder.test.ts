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

test('without a filter the line is empty, and the name that is searched for is not in it', () => {
  expect(finder.filtersLine({ name: 'garchomp' }, [])).toBe('')
})

test('a card says when the last event of a raid began, on one line: of two bounds the later one', () => {
  const { lastEvent, latestEvent } = finder
  expect(lastEvent.began({ start: '2026-08-14' })).toBe('Last began on 14 Aug 2026')
  expect(lastEvent.began({ notLaterThan: '2026-01-26' })).toBe('Last began by 26 Jan 2026')
  expect(lastEvent.began({ notEarlierThan: '2026-08-28', notLaterThan: '2026-09-30' })).toBe(
    'Last began by 30 Sep 2026',
  )
  expect(lastEvent.began({ notEarlierThan: '2026-08-28' })).toBe('Last began on 28 Aug 2026 or later')
  expect(lastEvent.comes('2026-11-27')).toBe('Comes on 27 Nov 2026')
  expect(latestEvent('7').began({ start: '2026-08-14' })).toBe('7★ · began on 14 Aug 2026')
  expect(latestEvent('5').comes('2026-11-27')).toBe('5★ · comes on 27 Nov 2026')
})
