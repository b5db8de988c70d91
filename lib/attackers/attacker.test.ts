import { TYPE_NAMES } from '@/data/vocabulary'
import { attackersAgainst } from './attacker'
import { noteTexts, reasonText } from './attacker-text'
import { type AttackersFile, attackersFileSchema } from './attackers-file'

const NOBODY = { attack: [], damage: [], neutral: [], worst: [], by: [] }

// Boss of 8050 HP; 16 rolls of 748.65 HP are 11978 together, 9.3% of it.
const FILE: AttackersFile = {
  hp: 8050,
  passesShield: { plain: 20, teraOtherType: 35, teraSameType: 75 },
  abilities: ['Rough Skin'],
  moves: ['Outrage', 'Earthquake'],
  statuses: ['burn', 'sleep'],
  candidates: 470,
  considered: 40,
  creatures: ['Metagross', 'Weezing'],
  creatureAbilities: ['Clear Body', 'Levitate'],
  learned: ['Heavy Slam', 'Gunk Shot'],
  accuracy: [100, 80],
  attacks: {
    creature: [0, 1],
    ability: [0, 1],
    move: [0, 1],
    type: [TYPE_NAMES.indexOf('Steel'), TYPE_NAMES.indexOf('Poison')],
    special: [0, 0],
    unharmed: [0, 0b10],
    resists: [0, 0b01],
  },
  raids: [
    NOBODY,
    ...TYPE_NAMES.map((type) =>
      type === 'Fairy'
        ? { attack: [0, 1], damage: [11978, 9029], neutral: [10921, 8265], worst: [58, 0], by: [2, 0] }
        : NOBODY,
    ),
  ],
}

const [metagross, weezing] = attackersAgainst(FILE, 'Fairy')

test('an attacker is read with its damage in percent of the boss’s HP, and its hits to a KO', () => {
  expect(metagross).toMatchObject({
    creature: 'Metagross',
    ability: 'Clear Body',
    move: 'Heavy Slam',
    type: 'Steel',
    category: 'Physical',
    hits: 11,
    neutralHits: 12,
    worst: 58,
    worstMove: 'Earthquake',
  })
  expect(metagross?.damage).toBeCloseTo(9.3, 2)
})

test('immunities to moves and statuses are read by name', () => {
  expect(weezing).toMatchObject({ immuneTo: ['Earthquake'], resists: ['burn'], worstMove: undefined })
})

test('against a Tera type without attackers there are none', () => {
  expect(attackersAgainst(FILE, undefined)).toEqual([])
  expect(attackersAgainst(FILE, 'Bug')).toEqual([])
})

test('damage dealt and taken are one line', () => {
  expect(metagross && reasonText(metagross)).toBe('Steel, 9.3% per hit; takes up to 58% (Earthquake)')
  expect(weezing && reasonText(weezing)).toBe('Poison, 7.0% per hit; takes no damage')
})

test('the notes have accuracy, Tera type, ability, hits to a KO and immunities', () => {
  expect(metagross && noteTexts(metagross)).toEqual([
    'Tera Steel',
    'Clear Body',
    'KO in 11 hits (12 with a neutral nature)',
  ])
  expect(weezing && noteTexts(weezing)).toEqual([
    '80% accuracy',
    'Tera Poison',
    'Levitate',
    'KO in 15 hits (16 with a neutral nature)',
    'immune to Earthquake, burn',
  ])
})

test('a valid file is accepted', () => {
  expect(attackersFileSchema.safeParse(FILE).data).toEqual(FILE)
})

test.each([
  ['a column that is shorter than the others', { ...FILE, attacks: { ...FILE.attacks, ability: [0] } }],
  ['a creature that is not listed', { ...FILE, creatures: ['Metagross'] }],
  ['a move of the boss that is not listed', { ...FILE, moves: ['Outrage'] }],
  ['an accuracy missing', { ...FILE, accuracy: [100] }],
  ['a type beyond the 18', { ...FILE, attacks: { ...FILE.attacks, type: [18, 0] } }],
  ['a Tera type missing', { ...FILE, raids: FILE.raids.slice(1) }],
  ['no HP', { ...FILE, hp: 0 }],
])('a file is rejected with %s', (_, file) => {
  expect(attackersFileSchema.safeParse(file).success).toBe(false)
})
