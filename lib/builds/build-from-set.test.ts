/** @jest-environment node */
import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import type { Build } from '@/lib/battle/build'
import { buildFromSet, type SetFault } from './build-from-set'
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

function faultsOf(text: string): readonly SetFault[] {
  const result = buildFromSet(text, KNOWN)
  return 'faults' in result ? result.faults : []
}

test('a build as Showdown writes it', () => {
  expect(setOfBuild(GARCHOMP)).toBe(SET)
})

test('a set as Showdown writes it', () => {
  expect(buildFromSet(SET, KNOWN)).toEqual({ build: GARCHOMP })
})

test('a set that was pasted with a nickname, other case, Windows line ends and empty lines around it', () => {
  const pasted = `\n\n${SET.replace('Garchomp', 'Bitey (garchomp) (M)').replace('Iron Head', 'iron head')}\n\n`
  expect(buildFromSet(pasted.replaceAll('\n', '\r\n'), KNOWN)).toEqual({ build: GARCHOMP })
})

test('Indeedee (F) is another form than Indeedee', () => {
  const set = 'Indeedee (F)\nAbility: Psychic Surge\nTera Type: Psychic\n- Psychic\n'
  expect(buildFromSet(set, KNOWN)).toMatchObject({ build: { species: 'Indeedee-F' } })
})

test('without nature, effort values and item it is Serious, has none and holds nothing', () => {
  const set = 'Garchomp\nAbility: Rough Skin\nTera Type: Steel\n- Iron Head\n'
  expect(buildFromSet(set, KNOWN)).toEqual({
    build: { ...GARCHOMP, nature: 'Serious', effortValues: {}, item: undefined, moves: ['Iron Head'] },
  })
})

test('a set of another level, with individual values, is the same build', () => {
  const other = SET.replace('Adamant Nature', 'Level: 50\nAdamant Nature\nIVs: 0 Spe')
  expect(buildFromSet(other, KNOWN)).toEqual({ build: GARCHOMP })
})

test.each([
  ['Garchomp', 'Garchump', { line: 1, problem: 'no Pokémon is called Garchump' }],
  ['Shell Bell', 'Thick Club', { line: 1, problem: 'no item is called Thick Club' }],
  ['Rough Skin', 'Tough Skin', { line: 2, problem: 'no ability is called Tough Skin' }],
  ['Ability: Rough Skin\n', '', { line: undefined, problem: 'the ability is missing' }],
  ['Steel', 'Stellar', { line: 3, problem: 'no Tera type is called Stellar' }],
  ['Tera Type: Steel\n', '', { line: undefined, problem: 'the Tera type is missing' }],
  ['252 HP', '256 HP', { line: 4, problem: 'effort values are numbers up to 252' }],
  ['252 HP', 'many HP', { line: 4, problem: 'effort values are numbers up to 252' }],
  ['4 Def', '8 Def', { line: 4, problem: 'effort values are more than 510 together' }],
  ['Adamant', 'Adamantly', { line: 5, problem: 'no nature is called Adamantly' }],
  ['Swords Dance', 'Sord Dance', { line: 7, problem: 'no move is called Sord Dance' }],
  ['- Iron', '- Surf\n- Dig\n- Iron', { line: 10, problem: 'more than four moves' }],
  ['- Iron', '\nMew\n- Iron', { line: 7, problem: 'a second Pokémon begins' }],
])('%j in place of %j: line and problem are named', (right, wrong, fault) => {
  expect(faultsOf(SET.replace(right, wrong))).toContainEqual(fault)
})

test('every fault is named at once', () => {
  const wrong = SET.replace('Rough Skin', 'Tough Skin').replace('Iron Head', 'Iron Hat')
  expect(faultsOf(wrong).map(({ line }) => line)).toEqual([2, 6])
})

test.each(['=== My team ===', 'Bitey|Garchomp|Shell Bell', '---'])('%j begins no set', (text) => {
  expect(faultsOf(`\n${text}`)).toEqual([{ line: 2, problem: 'no Pokémon begins here' }])
})

test.each(['', '  \n \n'])('%j is no set', (text) => {
  expect(faultsOf(text)).toEqual([{ line: undefined, problem: 'the text is empty' }])
})
