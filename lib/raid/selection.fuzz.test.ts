import fc from 'fast-check'
import { TYPE_NAMES } from '@/data/vocabulary'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostileSegment } from '@/testing/fuzz/hostile-links'
import { findLabel, offeredBosses } from './selection'

const LABELS = [...offeredBosses({ tier: '5', region: 'Paldea' }), ...TYPE_NAMES]

function lettersOf(text: string): string {
  return text.replace(/[^\p{Letter}\p{Number}]/gu, '').toLowerCase()
}

test('a found label is one of the labels, and spelled like the text', () => {
  fc.assert(
    fc.property(hostileSegment, (text) => {
      const label = findLabel(LABELS, text)
      if (label === undefined) return
      expect(LABELS).toContain(label)
      expect(lettersOf(text)).toBe(lettersOf(label))
    }),
    fuzzing(10_000),
  )
})
