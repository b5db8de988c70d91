import fc from 'fast-check'
import { adding } from '@/lib/words/en/box/adding'
import { IRON_HANDS } from '@/testing/box/sets'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { readSets } from './read-sets'
import { setsOfJson, setsOfValue } from './sets-of-json'

const HANDS = {
  ability: 'Quark Drive',
  teraType: 'Fighting',
  nature: 'Adamant',
  item: 'Metronome',
  evs: { hp: 252, atk: 252, def: 4, spa: 0, spd: 0, spe: 0 },
  moves: ['Drain Punch', 'Belly Drum', 'Swords Dance', '(No Move)'],
}

const readJson = (value: unknown) => readSets(setsOfJson(JSON.stringify(value))?.text ?? '')
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
  ['one set', { ...HANDS, species: 'Iron Hands' }],
  ['a team under a key', { team: [{ ...HANDS, species: 'Iron Hands' }] }],
  [
    'teams of teams',
    { version: 2, teams: [{ name: 'Sun', format: 'gen9', team: [{ ...HANDS, species: 'Iron Hands' }] }] },
  ],
  ['a list of teams', [{ name: 'Sun', team: [{ ...HANDS, species: 'Iron Hands' }] }]],
  [
    'moves as objects',
    [
      {
        ...HANDS,
        species: 'Iron Hands',
        moves: [{ name: 'Drain Punch' }, { id: 187, move: 'Belly Drum' }, { id: 'swordsdance' }],
      },
    ],
  ],
  [
    'other names as objects',
    [{ ...HANDS, species: { name: 'Iron Hands' }, ability: { name: 'quark-drive' } }],
  ],
  ['EVs as a list', [{ ...HANDS, species: 'Iron Hands', evs: [252, 252, 4, 0, 0, 0] }]],
  ['EVs as a text', [{ ...HANDS, species: 'Iron Hands', evs: '252 HP / 252 Atk / 4 Def' }]],
  [
    'keys of another spelling',
    [
      {
        ...HANDS,
        Species: 'Iron Hands',
        teraType: undefined,
        tera_type: 'Fighting',
        item: undefined,
        heldItem: 'Metronome',
      },
    ],
  ],
])('%s gives the same builds as its text', (_, value) => {
  expect(readJson(value)).toMatchObject({ entries: [{ build }], faults: [], unread: [] })
})

test('a female Indeedee is a separate form', () => {
  const indeedee = { species: 'Indeedee', gender: 'F', ability: 'Psychic Surge', moves: ['Psychic'] }
  expect(readJson([indeedee]).entries[0]?.build.species).toBe('Indeedee-F')
})

test('a faulty entry is reported and stays, and the others are added', () => {
  const hands = { ...HANDS, species: 'Iron Hands' }
  const { entries, faults, unread } = readJson([
    hands,
    { ...hands, moves: ['Foo'] },
    7,
    { ...hands, item: 'Leftovers' },
  ])
  expect(entries.map((entry) => entry.build.item)).toEqual(['Metronome', 'Leftovers'])
  expect(faults.map(adding.fault)).toEqual([
    expect.stringMatching(/unknown move "Foo"/),
    expect.stringMatching(/this entry isn’t a set: it needs "species", "ability" and "moves"$/),
  ])
  expect(unread).toHaveLength(2)
})

test('effort values without stats are invalid: the entry stays', () => {
  const { entries, unread } = readJson([{ ...HANDS, species: 'Iron Hands', evs: [252, 252, 4] }])
  expect([entries, unread.length]).toEqual([[], 1])
})

test('an infinite effort value is invalid: the entry stays', () => {
  const infinite = JSON.stringify([{ ...HANDS, species: 'Iron Hands' }]).replace('252', '1e999')
  expect(setsOfJson(infinite)?.text).toMatch(/^Entry 1: /)
})

test('a line end inside a name does not begin another line', () => {
  const { entries, unread } = readJson([{ ...HANDS, species: 'Iron Hands', item: 'Metronome\n- Splash' }])
  expect([entries, unread.length]).toEqual([[], 1])
})

test.each(['- Splash', '===', 'Shiny'])('an entry called %j does not go to the Pokémon above', (species) => {
  const { entries, unread } = readJson([{ species: 'Magikarp', ability: 'Swift Swim' }, { species }])
  expect([entries.length, unread.length]).toEqual([0, 2])
})

test('level and individual values are kept; level 100 and perfect values are the default', () => {
  const of = (set: object) => readJson([{ ...HANDS, species: 'Iron Hands', ...set }]).entries[0]?.build
  const perfect = { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 }
  expect(of({ level: 100, ivs: perfect })).toEqual(build)
  expect(of({ level: 50, ivs: { ...perfect, atk: 0 } })).toEqual({
    ...build,
    level: 50,
    individualValues: { atk: 0 },
  })
  expect(of({ ivs: [31, 0, 31, 31, 31, 31] })?.individualValues).toEqual({ atk: 0 })
})

describe('a strategy of tera-raid-builder', () => {
  const raider = { id: 1, role: 'Hitter', name: 'Iron Hands', ...HANDS }
  const cheerer = { id: 2, role: 'Cheerer', name: 'Magikarp', ability: '(No Ability)', moves: [] }
  const boss = { id: 0, role: 'Raid Boss', name: 'Dondozo', ability: '(No Ability)', moves: [] }
  const strategy = {
    pokemon: [boss, raider, cheerer],
    turns: [],
    substitutes: [[{ raider }, { raider: cheerer }], [], [], [{ raider }]],
  }

  test('counts its omitted substitutes', () => {
    expect(setsOfValue(strategy)?.substitutes).toBe(3)
    expect(setsOfValue({ pokemon: [boss, raider], turns: [] })?.substitutes).toBe(0)
    const text = adding.added({ added: 2, known: 0, noRoom: 0, unread: 0 }, 1000, 3)
    expect(text).toBe('Added 2 Pokémon. Left out 3 substitutes: paste their sets to add them.')
  })

  test('differs from a team of another program, which keeps its first set and reports missing parts', () => {
    const team = {
      name: 't',
      pokemon: [
        { ...raider, id: 0 },
        { ...cheerer, id: 1, ability: undefined },
      ],
    }
    const { entries, faults } = readJson(team)
    expect(entries.map((entry) => entry.build.species)).toEqual(['Iron Hands'])
    expect(faults.map(adding.fault)).toEqual([
      expect.stringMatching(/the ability is missing$/),
      expect.stringMatching(/the moves are missing$/),
    ])
  })

  test('may have raiders that only cheer: they are added, and stay in storage', () => {
    const { entries, faults } = readJson(strategy)
    expect(faults).toEqual([])
    expect(entries.map(({ build: { species, ability, moves } }) => [species, ability, moves.length])).toEqual(
      [
        ['Iron Hands', 'Quark Drive', 3],
        ['Magikarp', 'Swift Swim', 0],
      ],
    )
    expect(entries.flatMap(({ set }) => readSets(set).entries)).toEqual(entries)
  })

  test('omits abilities and Tera types that do not matter', () => {
    const { entries, faults } = readJson({
      pokemon: [{ id: 1, name: 'Magikarp', teraType: null }],
      turns: [],
    })
    expect(faults).toEqual([])
    expect(entries[0]?.build).toMatchObject({ ability: 'Swift Swim', teraType: 'Water', moves: [] })
  })
})

test('JSON without sets is refused with the expected format', () => {
  for (const json of ['{"a": 1}', '{\n  "a": [1, 2]\n}', '{"team": []}', '[{"species": '])
    expect(readSets(json).faults.map(adding.fault)).toEqual([
      'Line 1: this JSON has no sets: a set needs "species", "ability" and "moves"',
    ])
})

test('lists nested by the thousand have no sets', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  expect(setsOfJson(deep)).toBeUndefined()
})

test.each(['', 'Iron Hands @ Metronome', '{"a": 1}', '[1', '"text"', 'null'])('%j has no sets', (json) => {
  expect(setsOfJson(json)).toBeUndefined()
})

test('each entry of any list is added, or stays separate', () => {
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.record({
      ...Object.fromEntries(Object.keys(HANDS).map((key) => [key, fc.jsonValue()])),
      species: fc.string(),
    }),
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 10 }), (entries) => {
      const { entries: taken, unread } = readSets(setsOfJson(JSON.stringify(entries))?.text ?? '')
      expect(taken.length + unread.length).toBe(entries.length)
    }),
    fuzzing(300),
  )
})
