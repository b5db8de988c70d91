import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { readSets } from './read-sets'

const LINES = fc.oneof(
  fc.constantFrom('Garchomp @ Shell Bell', 'Bitey (Garchump)', 'Ability: Rough Skin', 'Tera Type: Steel'),
  fc.constantFrom(
    '- Iron Head',
    '• Iron Hat',
    '\tJolly Nature',
    'Mew',
    'Level : 50',
    'EVs: many HP',
    'Level: 50',
    '',
    '',
    '=== Box 1 ===',
    'a|b|c',
  ),
  fc.string({ unit: 'binary' }),
)

const HEADING = /^(?:[\p{Pd}_*~]{3,}$|===|`{3}\w*$)/u

const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu

test('any pasted text keeps all lines except headings, and each fault is on one of its lines', () => {
  fc.assert(
    fc.property(fc.array(LINES, { maxLength: 40 }), (pasted) => {
      const text = pasted.join('\n')
      const { entries, faults, unread } = readSets(text)
      const lines = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
      const outputLines = [...entries.map(({ set }) => set), ...unread]
        .flatMap((set) => set.split('\n'))
        .sort()
      const visible = (line: string) =>
        line
          .normalize('NFKC')
          .replace(INVISIBLE, '')
          .trim()
          .replace(/^(?:> ?)+/, '')
      const inputLines = lines.filter((line) => visible(line) !== '' && !HEADING.test(visible(line)))
      expect(outputLines).toEqual(inputLines.sort())
      expect(faults.every(({ line }) => lines[line - 1])).toBe(true)
      expect(unread.length === 0).toBe(faults.length === 0)
    }),
    fuzzing(1000),
  )
})
