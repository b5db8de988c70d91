import fc from 'fast-check'
import { mergeOwned, NOTHING_OWNED, ownedText, toggleOwned } from './owned'
import { parseOwned } from './parse-owned'

const two = new Set(['Weezing', 'Gengar'])

test('stored text is parsed back', () => {
  expect(parseOwned(ownedText(two))).toEqual(two)
})

test('the same creatures give the same text in any order', () => {
  expect(ownedText(two)).toBe('{"creatures":["Gengar","Weezing"]}')
})

test('what was stored when others were hidden by it is still read', () => {
  expect(parseOwned('{"creatures":["Gengar"],"hidesOthers":true}')).toEqual(new Set(['Gengar']))
})

test.each([
  null,
  '',
  'not JSON',
  '[]',
  '{}',
  '{"creatures":"Gengar"}',
  '{"creatures":[1]}',
  `{"creatures":["${'x'.repeat(51)}"]}`,
])('%j is rejected', (text) => {
  expect(parseOwned(text)).toBeUndefined()
})

test('parsing never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const owned = parseOwned(text)
      expect(owned === undefined || owned instanceof Set).toBe(true)
    }),
  )
})

test('toggling a creature twice removes it', () => {
  const once = toggleOwned(NOTHING_OWNED, 'Gengar')
  expect([...once]).toEqual(['Gengar'])
  expect(toggleOwned(once, 'Gengar')).toEqual(NOTHING_OWNED)
  expect(NOTHING_OWNED.size).toBe(0)
})

test('an import adds creatures', () => {
  expect(mergeOwned(new Set(['Abra']), two)).toEqual(new Set(['Abra', 'Weezing', 'Gengar']))
})
