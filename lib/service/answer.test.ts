import { applyCorrections, creatureOfAnswer, moveOfAnswer } from './answer'

const learnset = {
  levelUpMoves: [],
  tmMoves: [],
  tutorMoves: [],
  eggMoves: [],
  eventMoves: [],
  dreamworldMoves: null,
  virtualTransferMoves: [],
}
const learnsets = {
  generation3: learnset,
  generation4: learnset,
  generation5: learnset,
  generation6: learnset,
  generation7: learnset,
  generation8: learnset,
}
const garchomp = {
  key: 'garchomp',
  num: 445,
  types: [{ name: 'Dragon' }, { name: 'Ground' }],
  baseStats: { hp: 108, attack: 130, defense: 95, specialattack: 80, specialdefense: 85, speed: 102 },
  abilities: {
    first: { key: 'sandveil', name: 'Sand Veil', desc: 'Long.', shortDesc: 'Short.' },
    second: null,
    hidden: { key: 'roughskin', name: 'Rough Skin', desc: null, shortDesc: '' },
  },
  learnsets,
  evolutions: null,
  preevolutions: null,
}
const seismicToss = {
  key: 'seismictoss',
  name: 'Seismic Toss',
  shortDesc: '',
  type: 'Fighting',
  basePower: 'level',
  pp: 20,
  category: 'Physical',
  accuracy: 100,
  priority: 0,
  target: 'normal',
  desc: 'Deals damage equal to the level of the user.',
}

function creature(change: object) {
  return creatureOfAnswer({ getPokemon: { ...garchomp, ...change } }, 'garchomp')
}

function move(change: object) {
  return moveOfAnswer({ getMove: { ...seismicToss, ...change } }, 'seismictoss')
}

describe('a creature', () => {
  test('has types, base stats and abilities', () => {
    expect(creature({})).toEqual({
      key: 'garchomp',
      num: 445,
      types: ['Dragon', 'Ground'],
      baseStats: garchomp.baseStats,
      abilities: {
        first: { key: 'sandveil', name: 'Sand Veil', description: 'Short.' },
        hidden: { key: 'roughskin', name: 'Rough Skin', description: '' },
      },
      learned: {},
    })
  })

  test('has no second ability that repeats the first, as the service has for Alcremie', () => {
    const { first, hidden } = garchomp.abilities
    expect(creature({ abilities: { first, second: first, hidden } })).toEqual(creature({}))
  })

  test('uses the official spelling', () => {
    const first = {
      key: 'sandveil',
      name: 'Pokemon Veil',
      desc: null,
      shortDesc: "This Pokemon's evasiveness",
    }
    expect(creature({ abilities: { ...garchomp.abilities, first } }).abilities.first).toEqual({
      key: 'sandveil',
      name: 'Pokémon Veil',
      description: "This Pokémon's evasiveness",
    })
  })

  test('may have additional fields', () => {
    expect(creature({ shinyCharm: true })).toEqual(creature({}))
  })

  test('learns the moves of its learnsets and of its evolution line, up and down two steps', () => {
    const tm = (move: string, generation = 8) => ({
      ...learnsets,
      generation8: { ...learnset, tmMoves: [{ generation, move: { key: move } }] },
    })
    const { learned } = creature({
      learnsets: {
        ...tm('surf'),
        generation4: { ...learnset, levelUpMoves: [{ generation: 4, level: 48, move: { key: 'crunch' } }] },
      },
      evolutions: [
        {
          key: 'next',
          learnsets: tm('surf'),
          evolutions: [{ key: 'last', learnsets: tm('fly', 7) }],
        },
      ],
      preevolutions: [
        { key: 'gabite', learnsets: tm('crunch'), preevolutions: [{ key: 'gible', learnsets: tm('dig') }] },
      ],
    })
    expect(learned).toEqual({
      surf: { method: 'TM', generation: 8 },
      crunch: { method: 'level up', generation: 4, level: 48 },
      fly: { method: 'TM', generation: 7, byLine: true },
      dig: { method: 'TM', generation: 8, byLine: true },
    })
  })

  test.each<[string, object, string]>([
    [
      'base stats as text',
      { baseStats: { ...garchomp.baseStats, hp: '108' } },
      'baseStats.hp: Invalid input: expected number, received string',
    ],
    [
      'a base stat out of bounds',
      { baseStats: { ...garchomp.baseStats, hp: 999 } },
      'baseStats.hp: Too big: expected number to be <=255',
    ],
    [
      'an unknown type',
      { types: [{ name: 'Shadow' }] },
      'types.0.name: Invalid option: expected one of "Bug"|"Dark"|',
    ],
    ['no types', { types: [] }, 'types: Too small: expected array to have >=1 items'],
    ['one type twice', { types: [{ name: 'Dragon' }, { name: 'Dragon' }] }, 'types: the same type twice'],
    [
      'no first ability',
      { abilities: { ...garchomp.abilities, first: null } },
      'abilities.first: Invalid input: expected object, received null',
    ],
    [
      'a learnset that is a list',
      { learnsets: [] },
      'learnsets: Invalid input: expected object, received array',
    ],
    [
      'a generation that is a list',
      { learnsets: { ...learnsets, generation4: [] } },
      'learnsets.generation4: Invalid input: expected object, received array',
    ],
    ['an invalid key', { key: '../etc' }, 'key: Invalid string: must match pattern /^[a-z0-9]{1,60}$/'],
    ['another creature', { key: 'gible' }, 'key: expected garchomp, received gible'],
  ])('with %s is refused, and the place is named', (_case, change, message) => {
    expect(() => creature(change)).toThrow(`GetPokemon garchomp: getPokemon: ${message}`)
  })

  test.each([
    ['null', { getPokemon: null }, 'getPokemon: Invalid input: expected object, received null'],
    ['missing', {}, 'getPokemon: Invalid input: expected object, received undefined'],
    ['not even in an object', undefined, 'Invalid input: expected object, received undefined'],
  ])('that is %s is refused', (_case, answer, message) => {
    expect(() => creatureOfAnswer(answer, 'garchomp')).toThrow(`GetPokemon garchomp: ${message}`)
  })
})

describe('a move', () => {
  test('keeps its power as the text that the service sends', () => {
    expect(move({}).basePower).toBe('level')
  })

  test.each([
    ['Short.', 'Long.', 'Short.'],
    ['', 'Long.', 'Long.'],
    [null, 'Long.', 'Long.'],
    ['', null, ''],
  ])('described %j and %j reads %j', (shortDesc, desc, description) => {
    expect(move({ shortDesc, desc }).description).toBe(description)
  })

  test.each<[string, object, string]>([
    ['power as a number', { basePower: 90 }, 'basePower: Invalid input: expected string, received number'],
    ['accuracy true', { accuracy: true }, 'accuracy: Invalid input: expected number, received boolean'],
    [
      'an unknown category',
      { category: 'Magical' },
      'category: Invalid option: expected one of "Physical"|"Special"|"Status"',
    ],
    [
      'a description of 5 kB',
      { shortDesc: 'a'.repeat(5000) },
      'shortDesc: Too big: expected string to have <=2000 characters',
    ],
    ['no name', { name: undefined }, 'name: Invalid input: expected string, received undefined'],
    ['another key', { key: 'surf' }, 'key: expected seismictoss, received surf'],
  ])('with %s is refused, and the place is named', (_case, change, message) => {
    expect(() => move(change)).toThrow(`getMove seismictoss: getMove: ${message}`)
  })

  test('uses the official spelling', () => {
    expect(move({ name: 'Pokemon Toss', shortDesc: 'A Pokemon. Two Pokemon.' })).toMatchObject({
      name: 'Pokémon Toss',
      description: 'A Pokémon. Two Pokémon.',
    })
  })

  test('has its current power even if the service has an older value: Grassy Glide', () => {
    const { basePower } = moveOfAnswer(
      { getMove: { ...seismicToss, key: 'grassyglide', basePower: '60' } },
      'grassyglide',
    )
    expect(basePower).toBe('55')
  })

  test('that is null is refused', () => {
    expect(() => moveOfAnswer({ getMove: null }, 'surf')).toThrow(
      'getMove surf: getMove: Invalid input: expected object, received null',
    )
  })
})

const answer = {
  getPokemon: { key: 'seviper', types: [{ name: 'Poison' }], baseStats: { hp: 73, attack: 10 } },
}

function correction(field: string, value: string | number | { name: string }[]) {
  return { key: 'seviper', field, value, reason: 'a test', source: 'a test' }
}

test('only the corrected field changes', () => {
  const result = applyCorrections(answer, 'getPokemon', [
    correction('baseStats.attack', 100),
    correction('types', [{ name: 'Dark' }]),
  ])
  expect(result).toEqual({
    getPokemon: { key: 'seviper', types: [{ name: 'Dark' }], baseStats: { hp: 73, attack: 100 } },
  })
})

test('a missing field is not added', () => {
  const speed = [correction('baseStats.speed', 65)]
  expect(applyCorrections(answer, 'getPokemon', speed)).toEqual(answer)
  expect(applyCorrections({ getPokemon: null }, 'getPokemon', speed)).toEqual({ getPokemon: null })
  expect(applyCorrections(undefined, 'getPokemon', speed)).toBeUndefined()
})
