import fc from 'fast-check'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { placesLeft } from '@/lib/raid/places'
import { offeredBosses, offeredTeraTypes, type Selection } from '@/lib/raid/selection'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostilePath, hostileSegment } from '@/testing/fuzz/hostile-links'
import { parsePath, parseSegments, pathOf, segmentsOf } from './deep-link'
import { segmentsSchema } from './prerendered'

const RUNS = fuzzing(5000)

test('any link selects only options of the controls', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      const selection = parsePath(path)
      if (selection) expectOffered(selection)
    }),
    RUNS,
  )
})

test('the path of the selection of any segments has the same selection', () => {
  fc.assert(
    fc.property(fc.array(hostileSegment, { maxLength: 6 }), (segments) => {
      const selection = parseSegments(segments)
      const path = pathOf(selection)
      expect(path).toMatch(/^\/(tera-raid-info(\/[\w\-.!'()*%]+)+)?$/)
      expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
      expect(parsePath(path)).toEqual(selection)
    }),
    RUNS,
  )
})

test('the segments of any selection that a link names fit the schema', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      const selection = parsePath(path)
      if (selection) segmentsSchema.parse(segmentsOf(selection))
    }),
    RUNS,
  )
})

const raid = fc
  .constantFrom(
    ...placesLeft({}).flatMap((place) => offeredBosses(place).map((boss) => ({ ...place, boss }))),
  )
  .chain((raid) => fc.constantFrom(...offeredTeraTypes(raid)).map((teraType) => ({ ...raid, teraType })))

const spelling = fc.constantFrom<(character: string) => string>(
  (character) => character,
  (character) => character.toUpperCase(),
  (character) => character.toLowerCase(),
  (character) => percentEncoded(character),
  (character) => percentEncoded(percentEncoded(character)),
  (character) => (character === ' ' ? '+' : character),
)

test('a raid is found in any letter case and encoding', () => {
  fc.assert(
    fc.property(
      raid,
      fc.array(spelling, { minLength: 1 }),
      fc.array(hostileSegment),
      (raid, spellings, rest) => {
        const { tier, region, boss, teraType } = raid
        const segments = [tier, region, boss, teraType].map((label) =>
          [...label].map((character, index) => spellings[index % spellings.length]?.(character)).join(''),
        )
        expect(parseSegments([...segments, ...rest])).toEqual(raid)
      },
    ),
    RUNS,
  )
})

function expectOffered(selection: Selection) {
  expect([...TIERS, undefined]).toContain(selection.tier)
  expect([...REGIONS, undefined]).toContain(selection.region)
  expect([...offeredBosses(selection), undefined]).toContain(selection.boss)
  expect([...TYPE_NAMES, undefined]).toContain(selection.teraType)
}

function percentEncoded(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
