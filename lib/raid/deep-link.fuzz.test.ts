/** @jest-environment node */
import fc from 'fast-check'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostilePath, hostileSegment } from '@/testing/fuzz/hostile-links'
import { parsePath, parseSegments, pathOf } from './deep-link'
import { offeredBosses, type Selection } from './selection'

const RUNS = fuzzing(5000)

test('whatever a link says, what it chooses is what the controls offer', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      const selection = parsePath(path)
      if (selection) expectOffered(selection)
    }),
    RUNS,
  )
})

test('whatever segments there are, writing what they choose gives a path of this site that chooses the same', () => {
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

const raid = fc
  .record({ tier: fc.constantFrom(...TIERS), region: fc.constantFrom(...REGIONS) })
  .chain((chosen) =>
    fc.record({
      tier: fc.constant(chosen.tier),
      region: fc.constant(chosen.region),
      boss: fc.constantFrom(...offeredBosses(chosen)),
      teraType: fc.constantFrom(...TYPE_NAMES),
    }),
  )

/** Ways to write a character that leave it the same to a reader of links. */
const spelling = fc.constantFrom<(character: string) => string>(
  (character) => character,
  (character) => character.toUpperCase(),
  (character) => character.toLowerCase(),
  (character) => percentEncoded(character),
  (character) => percentEncoded(percentEncoded(character)),
  (character) => (character === ' ' ? '+' : character),
)

test('however a raid is spelled and encoded, its link finds it', () => {
  fc.assert(
    fc.property(
      raid,
      fc.array(spelling, { minLength: 1 }),
      fc.array(hostileSegment),
      (chosen, spellings, rest) => {
        const { tier, region, boss, teraType } = chosen
        const segments = [tier, region, boss, teraType].map((label) =>
          [...label].map((character, place) => spellings[place % spellings.length]?.(character)).join(''),
        )
        expect(parseSegments([...segments, ...rest])).toEqual(chosen)
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
