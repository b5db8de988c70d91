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

test('a card says when a raid was last seen on one line: of two bounds the later one', () => {
  expect(finder.lastSeen({ start: '2026-08-14' })).toBe('Seen last on 14 Aug 2026')
  expect(finder.lastSeen({ notLaterThan: '2026-01-26' })).toBe('Seen last by 26 Jan 2026')
  expect(finder.lastSeen({ notEarlierThan: '2026-08-28', notLaterThan: '2026-09-30' })).toBe(
    'Seen last by 30 Sep 2026',
  )
})
