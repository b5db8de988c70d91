import { markdownTable } from './markdown-table'

it('has columns as wide as their longest cell, and as a rule needs', () => {
  const rows = [
    ['key', 'a'],
    ['garchomp', '130'],
    ['surf', '1'],
  ]
  expect(markdownTable(rows).split('\n')).toEqual([
    '| key      | a   |',
    '| -------- | --- |',
    '| garchomp | 130 |',
    '| surf     | 1   |',
  ])
})
