import fc from 'fast-check'
import { adding } from '@/lib/words/en/box/adding'
import { IRON_HANDS } from '@/testing/box/sets'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { readSets } from './read-sets'
import { setsOfJson } from './sets-of-json'

const HANDS = {
  ability: 'Quark Drive',
  teraType: 'Fighting',
  nature: 'Adamant',
  item: 'Metronome',
  evs: { hp: 252, atk: 252, def: 4, spa: 0, spd: 0, spe: 0 },
  moves: ['Drain Punch', 'Belly Drum', 'Swords Dance', '(No Move)'],
}

const read = (value: unknown) => readSets(setsOfJson(JSON.stringify(value)) ?? '')
const { build } = readSets(IRON_HANDS).entries[0] ?? {}

test.each<[string, unknown]>([
  ['a list of sets', [{ ...HANDS, species: 'Iron Hands' }]],
  ['a team with nicknames', [{ ...HANDS, name: 'Slappy', species: 'Iron Hands' }]],
  ['a list of raiders', { raiders: [{ ...HANDS, species: 'Iron Hands', level: 100 }] }],
  [
    'a strategy of tera-raid-builder, without its boss',
    {
      pokemon: [
        { id: 0, role: 'Raid Boss', name: 'Dondozo', ability: 'Unaware', moves: ['Wave Crash'] },
        { id: 1, role: 'Hitter', name: 'Iron Hands', ...HANDS },
      ],
      turns: [],
    },
  ],
])('%s gives the builds that its text would give', (_, value) => {
  expect(read(value)).toMatchObject({ entries: [{ build }], faults: [], unread: [] })
})

test('Indeedee, female, is the form of its own', () => {
  const indeedee = { species: 'Indeedee', gender: 'F', ability: 'Psychic Surge', moves: ['Psychic'] }
  expect(read([indeedee]).entries[0]?.build.species).toBe('Indeedee-F')
})

test('what is wrong with an entry is named, the entry stays, and the others are taken', () => {
  const hands = { ...HANDS, species: 'Iron Hands' }
  const { entries, faults, unread } = read([
    hands,
    { ...hands, moves: ['Foo'] },
    7,
    { ...hands, item: 'Leftovers' },
  ])
  expect(entries.map((entry) => entry.build.item)).toEqual(['Metronome', 'Leftovers'])
  expect(faults.map(adding.fault)).toEqual([
    expect.stringMatching(/no move is called Foo/),
    expect.stringMatching(/no Pokémon is called Entry 3: 7/),
  ])
  expect(unread).toHaveLength(2)
})

test('effort values without their stats are none: the entry stays', () => {
  const { entries, unread } = read([{ ...HANDS, species: 'Iron Hands', evs: [252, 252, 4] }])
  expect([entries, unread.length]).toEqual([[], 1])
})

test('an effort value that is read as infinite is none: the entry stays', () => {
  const infinite = JSON.stringify([{ ...HANDS, species: 'Iron Hands' }]).replace('252', '1e999')
  expect(setsOfJson(infinite)).toMatch(/^Entry 1: /)
})

test('a line end within a name begins no other line', () => {
  const { entries, unread } = read([{ ...HANDS, species: 'Iron Hands', item: 'Metronome\n- Splash' }])
  expect([entries, unread.length]).toEqual([[], 1])
})

test.each(['- Splash', '===', 'Shiny'])('an entry called %j does not go to the Pokémon above', (species) => {
  const { entries, unread } = read([{ species: 'Magikarp', ability: 'Swift Swim' }, { species }])
  expect([entries.length, unread.length]).toEqual([0, 2])
})

test.each(['', 'Iron Hands @ Metronome', '{"a": 1}', '[1', '"text"', 'null'])('%j holds no sets', (json) => {
  expect(setsOfJson(json)).toBeUndefined()
})

test('whatever a list holds, each entry is taken, or stays by itself', () => {
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.record({
      ...Object.fromEntries(Object.keys(HANDS).map((key) => [key, fc.jsonValue()])),
      species: fc.string(),
    }),
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 10 }), (entries) => {
      const { entries: taken, unread } = readSets(setsOfJson(JSON.stringify(entries)) ?? '')
      expect(taken.length + unread.length).toBe(entries.length)
    }),
    fuzzing(300),
  )
})
