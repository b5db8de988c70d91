import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import type { Build } from '@/battle/build'
import { adding } from '@/lib/words/en/box/adding'
import { buildFromSet } from './build-from-set'
import { knownNamesOf } from './known-names'
import { setOfBuild } from './set-of-build'

const data = new Generations(Dex).get(9)

const KNOWN = knownNamesOf(data)

const GARCHOMP: Build = {
  species: 'Garchomp',
  ability: 'Rough Skin',
  teraType: 'Steel',
  nature: 'Adamant',
  effortValues: { hp: 252, atk: 252, def: 4 },
  item: 'Shell Bell',
  moves: ['Iron Head', 'Swords Dance', 'Breaking Swipe'],
}

const SET = `Garchomp @ Shell Bell
Ability: Rough Skin
Tera Type: Steel
EVs: 252 HP / 252 Atk / 4 Def
Adamant Nature
- Iron Head
- Swords Dance
- Breaking Swipe
`

function faultsOf(text: string) {
  const result = buildFromSet(text, KNOWN)
  if (!('faults' in result)) return []
  return result.faults.map(({ line, problem }) => ({ line, problem: adding.problem(problem) }))
}

const MALE: Build = { ...GARCHOMP, gender: 'M' }

test('a gender is read next to the species or on its own line, and written next to the species', () => {
  const female = SET.replace('Garchomp', 'Garchomp (F)')
  expect(buildFromSet(female, KNOWN)).toEqual({ build: { ...GARCHOMP, gender: 'F' } })
  expect(buildFromSet(`${SET}Gender: Female`, KNOWN)).toEqual({ build: { ...GARCHOMP, gender: 'F' } })
  expect(buildFromSet(SET.replace('Garchomp', 'Garchomp (N)'), KNOWN)).toEqual({ build: GARCHOMP })
  expect(setOfBuild({ ...GARCHOMP, gender: 'F' })).toBe(female)
})

test('a build is written in Showdown format', () => {
  expect(setOfBuild(GARCHOMP)).toBe(SET)
})

test('a set in Showdown format is read', () => {
  expect(buildFromSet(SET, KNOWN)).toEqual({ build: GARCHOMP })
})

test('a set may have a nickname, other letter case, Windows line ends and empty lines around it', () => {
  const pasted = `\n\n${SET.replace('Garchomp', 'Bitey (garchomp) (M)').replace('Iron Head', 'iron head')}\n\n`
  expect(buildFromSet(pasted.replaceAll('\n', '\r\n'), KNOWN)).toEqual({ build: MALE })
})

test('Indeedee (F) is a different form from Indeedee', () => {
  const set = 'Indeedee (F)\nAbility: Psychic Surge\nTera Type: Psychic\n- Psychic\n'
  expect(buildFromSet(set, KNOWN)).toMatchObject({ build: { species: 'Indeedee-F' } })
})

test('the defaults are a Serious nature, no effort values, no item and the first type as Tera type', () => {
  const set = 'Garchomp\nAbility: Rough Skin\n- Iron Head\n'
  expect(buildFromSet(set, KNOWN)).toEqual({
    build: {
      ...GARCHOMP,
      teraType: 'Dragon',
      nature: 'Serious',
      effortValues: {},
      item: undefined,
      moves: ['Iron Head'],
    },
  })
})

test('a Stellar Tera type is noted, and the build has its first type instead', () => {
  const expected = { build: { ...GARCHOMP, teraType: 'Dragon' }, isStellar: true }
  expect(buildFromSet(SET.replace('Steel', 'stellar'), KNOWN)).toEqual(expected)
  expect(setOfBuild({ ...GARCHOMP, teraType: 'Stellar' })).toBe(SET.replace('Steel', 'Stellar'))
})

test('a set from the Showdown teambuilder has ability, item and nature in brackets', () => {
  const set = `Garchomp (M)
[Rough Skin] @ Shell Bell
- Iron Head
- Swords Dance
- Breaking Swipe
EVs: 252 HP / 252+ Atk / 4 Def / - SpA (Adamant)
Shiny
Tera Type: Steel`
  expect(buildFromSet(set, KNOWN)).toEqual({ build: MALE })
  expect(buildFromSet(set.replace(' (Adamant)', ''), KNOWN)).toEqual({ build: MALE })
  const empty = '[(select ability)] @ (no item)'
  expect(faultsOf(set.replace('[Rough Skin] @ Shell Bell', empty))).toEqual([
    { line: undefined, problem: 'the ability is missing' },
  ])
})

describe('level and individual values', () => {
  const grown = (...lines: string[]) => SET.replace('Adamant Nature', ['Adamant Nature', ...lines].join('\n'))

  test('are read from a set and written back', () => {
    const build = { ...GARCHOMP, level: 50, individualValues: { spe: 0 } }
    expect(buildFromSet(grown('Level: 50', 'IVs: 0 Spe'), KNOWN)).toEqual({ build })
    expect(buildFromSet(setOfBuild(build), KNOWN)).toEqual({ build })
  })

  test('are left out when they are level 100 and 31', () => {
    expect(buildFromSet(grown('Level: 100', 'IVs: 31 Atk / 31 Spe'), KNOWN)).toEqual({ build: GARCHOMP })
  })

  test.each([
    ['Level: 101', 'levels are whole numbers from 1 to 100'],
    ['Level: 0', 'levels are whole numbers from 1 to 100'],
    ['Level: one', 'levels are whole numbers from 1 to 100'],
    ['IVs: 32 Atk', 'IVs are numbers up to 31, as in 0 Atk / 30 Spe'],
    ['IVs: perfect', 'IVs are numbers up to 31, as in 0 Atk / 30 Spe'],
    ['.CurrentLevel=50', 'can’t be read: .CurrentLevel=50'],
    ['.IV_ATK=0', 'can’t be read: .IV_ATK=0'],
  ])('%s is a fault on its line', (line, problem) => {
    expect(faultsOf(grown(line))).toEqual([{ line: 6, problem }])
  })
})

test.each([
  ['Garchomp', 'Garchump', { line: 1, problem: 'unknown Pokémon "Garchump"' }],
  ['Shell Bell', 'Thick Club', { line: 1, problem: 'unknown item "Thick Club"' }],
  ['Rough Skin', 'Tough Skin', { line: 2, problem: 'unknown ability "Tough Skin"' }],
  ['Ability: Rough Skin\n', '', { line: undefined, problem: 'the ability is missing' }],
  ['Steel', 'Stella', { line: 3, problem: 'unknown Tera type "Stella"' }],
  ['252 HP', '256 HP', { line: 4, problem: 'EVs are numbers up to 252' }],
  ['252 HP', '-4 HP', { line: 4, problem: 'EVs are numbers up to 252' }],
  ['252 HP', '252 Foo', { line: 4, problem: 'unknown stat "Foo"' }],
  ['252 HP', '252 SPD', { line: 4, problem: 'SPD may be Speed (Spe) or Special Defense (SpD)' }],
  ['252 HP', '252 Def', { line: 4, problem: 'Def EVs given twice' }],
  ['252 HP', 'many HP', { line: 4, problem: 'EVs are numbers up to 252' }],
  ['4 Def', '8 Def', { line: 4, problem: 'EVs add up to more than 510' }],
  ['Adamant', 'Adamantly', { line: 5, problem: 'unknown nature "Adamantly"' }],
  ['Swords Dance', 'Sord Dance', { line: 7, problem: 'unknown move "Sord Dance"' }],
  ['- Iron', '- Surf\n- Dig\n- Iron', { line: 10, problem: 'more than four moves' }],
  ['- Swords Dance', '- iron head', { line: 7, problem: 'move given twice: iron head' }],
  ['- Swords', '- Hidden Power [Fire]\n- Swords', { line: 7, problem: 'unknown move "Hidden Power [Fire]"' }],
  ['Tera', 'Ability: Sand Veil\nTera', { line: 3, problem: 'ability given twice: Sand Veil' }],
  ['- Iron', 'Jolly Nature\n- Iron', { line: 6, problem: 'nature given twice: Jolly' }],
  ['- Iron', 'EVs: 4 HP\n- Iron', { line: 6, problem: 'EVs given twice: 4 HP' }],
  ['- Iron', 'Item: Life Orb\n- Iron', { line: 6, problem: 'item given twice: Life Orb' }],
  [
    '252 Atk',
    '252+ SpA / 0- Atk',
    { line: 4, problem: 'the + and − signs mean Modest, but the nature is Adamant' },
  ],
  ['Adamant Nature', 'minted Adamant', { line: 5, problem: 'can’t be read: minted Adamant' }],
  ['Adamant Nature', '.Nature=Adamant', { line: 5, problem: 'can’t be read: .Nature=Adamant' }],
  ['Adamant Nature', 'Form: Mega', { line: 5, problem: 'can’t be read: Form: Mega' }],
  ['- Iron', '\nMew\n- Iron', { line: 7, problem: 'another Pokémon starts here' }],
])('%j instead of %j: the fault names line and problem', (original, wrong, fault) => {
  expect(faultsOf(SET.replace(original, wrong))).toContainEqual(fault)
})

test('all faults are reported together', () => {
  const wrong = SET.replace('Rough Skin', 'Tough Skin').replace('Iron Head', 'Iron Hat')
  expect(faultsOf(wrong).map(({ line }) => line)).toEqual([2, 6])
})

test('a packed line does not begin a Pokémon', () => {
  expect(faultsOf('\nBitey|Garchomp|Shell Bell')).toEqual([
    { line: 2, problem: 'this is the packed format: paste it as text' },
  ])
})

test.each(['', '  \n \n', '\n=== My team ===', '\n---'])('%j has no set', (text) => {
  expect(faultsOf(text)).toEqual([{ line: undefined, problem: 'no Pokémon in the text' }])
})

test('+ or - without the other leaves the nature open', () => {
  const set = SET.replace('252 Atk', '252+ Atk').replace('Adamant Nature\n', '')
  expect(faultsOf(set)).toEqual([{ line: 4, problem: 'the nature for this + or − is missing' }])
})

test('an overlong line is refused, and the message does not repeat it', () => {
  expect(faultsOf(`${SET}- ${'Iron Head'.padEnd(400, 'x')}`)).toEqual([
    { line: 9, problem: 'too long: a line of a set has at most 300 characters' },
  ])
  expect(faultsOf('Garchomp'.padEnd(400, 'x'))).toEqual([
    { line: 1, problem: 'too long: a line of a set has at most 300 characters' },
  ])
})
