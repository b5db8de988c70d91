import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { ownedSchema } from './exported-file'
import { mergeOwned, NOTHING_OWNED, ownedText, readOwned, toggleOwned } from './owned'

const two = new Set(['Weezing', 'Gengar'])

test('stored text is read back', () => {
  expect(readOwned(ownedText(two))).toEqual(two)
})

test('the same creatures give the same text in any order', () => {
  expect(ownedText(two)).toBe('{"creatures":["Gengar","Weezing"]}')
})

test('what was stored when others were hidden by it is still read', () => {
  expect(readOwned('{"creatures":["Gengar"],"hidesOthers":true}')).toEqual(new Set(['Gengar']))
})

test.each(['', 'not JSON', '[]', '{}', 'null', '{"creatures":"Gengar"}'])('%j holds nothing', (text) => {
  expect(readOwned(text)).toEqual(NOTHING_OWNED)
})

test('unknown names are left out, the others stay', () => {
  const text = JSON.stringify({ creatures: [1, '', 'x'.repeat(51), 'Gengar'] })
  expect(readOwned(text)).toEqual(new Set(['Gengar']))
})

test('whatever is read fits the schema of the exported file, and reading never throws', () => {
  const stored = fc.record({ creatures: fc.array(fc.oneof(fc.string({ maxLength: 60 }), fc.integer())) })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        stored.map((value) => JSON.stringify(value)),
      ),
      (text) => {
        expect(ownedSchema.safeParse([...readOwned(text)]).success).toBe(true)
      },
    ),
    fuzzing(100),
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
