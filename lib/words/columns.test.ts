import { columnsOf } from './columns'

test.each([
  ['bring Galarian Weezing', 22],
  ['Flabébé', 7],
  ['ガブリアス', 10],
  ['한카리아스', 10],
  ['烈咬陸鯊。', 10],
  ['6★ ガブリアス', 13],
])('%s is %d columns wide', (text, columns) => {
  expect(columnsOf(text)).toBe(columns)
})
