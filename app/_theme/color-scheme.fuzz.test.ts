import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostileSegment } from '@/testing/fuzz/hostile-links'
import { parseScheme } from './color-scheme'

const storedText = fc.oneof(
  hostileSegment,
  fc.json(),
  fc.constantFrom('light', 'dark', 'Dark', ' dark', '"dark"', '["dark"]', '{"scheme":"dark"}', 'null'),
)

test('any stored text is a color scheme or is ignored', () => {
  fc.assert(
    fc.property(storedText, (value) => {
      expect(parseScheme(value)).toBe(value === 'light' || value === 'dark' ? value : undefined)
    }),
    fuzzing(5000),
  )
})
