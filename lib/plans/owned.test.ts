import fc from 'fast-check'
import { mergeOwned, NOTHING_OWNED, ownedText, parseOwned, toggleOwned } from './owned'

const two = { creatures: new Set(['Weezing', 'Gengar']), hidesOthers: true }

test('stored text is parsed back', () => {
  expect(parseOwned(ownedText(two))).toEqual(two)
})

test('the same creatures give the same text in any order', () => {
  expect(ownedText(two)).toBe('{"creatures":["Gengar","Weezing"],"hidesOthers":true}')
})

test.each([
  null,
  '',
  'not JSON',
  '[]',
  '{"creatures":"Gengar","hidesOthers":true}',
  '{"creatures":[1],"hidesOthers":true}',
  '{"creatures":[]}',
  `{"creatures":["${'x'.repeat(51)}"],"hidesOthers":false}`,
])('%j is rejected', (text) => {
  expect(parseOwned(text)).toBeUndefined()
})

test('parsing never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const owned = parseOwned(text)
      expect(owned === undefined || owned.creatures instanceof Set).toBe(true)
    }),
  )
})

test('toggling a creature twice removes it', () => {
  const once = toggleOwned(NOTHING_OWNED, 'Gengar')
  expect([...once.creatures]).toEqual(['Gengar'])
  expect(toggleOwned(once, 'Gengar')).toEqual(NOTHING_OWNED)
  expect(NOTHING_OWNED.creatures.size).toBe(0)
})

test('an import adds creatures and does not change what is hidden', () => {
  const merged = mergeOwned({ creatures: new Set(['Abra']), hidesOthers: false }, two)
  expect(merged).toEqual({ creatures: new Set(['Abra', 'Weezing', 'Gengar']), hidesOthers: false })
})
