import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { Sets } from '@pkmn/sets'
import fc from 'fast-check'
import type { Build } from '@/battle/build'
import { TYPE_NAMES } from '@/data/vocabulary'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { buildFromSet } from './build-from-set'
import { knownNamesOf } from './known-names'
import { setOfBuild } from './set-of-build'

const data = new Generations(Dex).get(9)

const KNOWN = knownNamesOf(data)

const LINES = fc.oneof(
  fc.constantFrom(
    'Garchomp @ Shell Bell',
    'Indeedee (F)',
    'Ability: Rough Skin',
    'Tera Type: Steel',
    'Adamant Nature',
  ),
  fc.constantFrom(
    '- Iron Head',
    '- ',
    'EVs: 252 HP / 4 Def',
    'EVs: x HP',
    'EVs: -4 HP',
    'Level: 50',
    'IVs: 0 Atk',
    '',
    '===',
  ),
  fc.string({ unit: 'binary' }),
)

test('any text gives a build, or faults on lines of the text', () => {
  fc.assert(
    fc.property(fc.array(LINES, { maxLength: 12 }), (pasted) => {
      const text = pasted.join('\n')
      const result = buildFromSet(text, KNOWN)
      if ('build' in result) expect(buildFromSet(setOfBuild(result.build), KNOWN)).toEqual(result)
      else
        expect(result.faults.every(({ line = 1 }) => text.split(/\r\n|\r|\n/)[line - 1] !== undefined)).toBe(
          true,
        )
    }),
    fuzzing(2000),
  )
})

const moves = [...data.moves].map(({ name }) => name).filter((name) => !name.startsWith('Hidden Power'))
const value = fc.integer({ min: 0, max: 85 })
const builds: fc.Arbitrary<Build> = fc.record({
  species: fc.constantFrom('Garchomp', 'Indeedee-F', 'Tauros-Paldea-Blaze', 'Ho-Oh'),
  ability: fc.constantFrom(...[...data.abilities].map(({ name }) => name)),
  teraType: fc.constantFrom(...TYPE_NAMES),
  nature: fc.constantFrom(...[...data.natures].map(({ name }) => name)),
  effortValues: fc.record(
    { hp: value, atk: value, def: value, spa: value, spd: value, spe: value },
    { requiredKeys: [] },
  ),
  item: fc.option(fc.constantFrom(...[...data.items].map(({ name }) => name)), { nil: undefined }),
  moves: fc.uniqueArray(fc.constantFrom(...moves), { minLength: 1, maxLength: 4 }),
})

test('a build written as a set is read as the same build', () => {
  fc.assert(
    fc.property(builds, (build) => {
      const trained = Object.entries(build.effortValues).filter(([, value]) => value > 0)
      const expected = { build: { ...build, effortValues: Object.fromEntries(trained) } }
      expect(buildFromSet(setOfBuild(build), KNOWN)).toEqual(expected)
    }),
    fuzzing(500),
  )
})

const UNTRAINED = { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 }

test('a set equals the export of @pkmn/sets, except for spaces at line ends and an empty last line', () => {
  fc.assert(
    fc.property(builds, ({ effortValues, item = '', ...rest }) => {
      const evs = { ...UNTRAINED, ...effortValues }
      const exported = Sets.exportSet({ ...rest, item, moves: [...rest.moves], evs })
      const set = setOfBuild({ ...rest, effortValues, item: item || undefined })
      expect(set).toBe(`${exported.replaceAll(/ +$/gm, '').trim()}\n`)
    }),
    fuzzing(500),
  )
})
