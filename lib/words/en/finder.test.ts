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
