import { filtersLine } from './filters-line'

test('filters read as one line', () => {
  expect(filtersLine({ tier: '6', region: 'Kitakami', herb: 'Spicy', also: 'Sour', beaten: 'Not yet' })).toBe(
    '6★ · Kitakami · Spicy and Sour · not beaten',
  )
  expect(filtersLine({ type: 'Ghost', move: 'Trick Room', ability: 'Levitate', version: 'Violet' })).toBe(
    'Ghost type · uses Trick Room · Levitate · in Violet',
  )
  expect(filtersLine({ beaten: 'Yes' })).toBe('beaten')
})

test('a herb that is asked for twice is named once', () => {
  expect(filtersLine({ herb: 'Sour', also: 'Sour' })).toBe('Sour')
})

test('without a filter the line is empty, and the name that is searched for is not in it', () => {
  expect(filtersLine({ name: 'garchomp' })).toBe('')
})
