import { adding } from '@/lib/words/en/box/adding'
import { GARCHOMP, IRON_HANDS, MAGIKARP, manySets } from '@/testing/box/sets'
import { MAX_FAULTS, MAX_SETS, readSets } from './read-sets'

// @pkmn/dex writes an accent as a separate character.
const species = (text: string) => readSets(text).entries.map(({ build }) => build.species.normalize())

test('reading a box keeps its order, and the pasted text of each Pokémon', () => {
  const { entries, faults, unread } = readSets(`\n${IRON_HANDS}\n\n\n${MAGIKARP}\n`)
  expect(entries.map(({ set }) => set)).toEqual([IRON_HANDS, MAGIKARP])
  expect(entries[0]?.build).toEqual({
    species: 'Iron Hands',
    ability: 'Quark Drive',
    teraType: 'Fighting',
    nature: 'Adamant',
    effortValues: { hp: 252, atk: 252, def: 4 },
    item: 'Metronome',
    moves: ['Drain Punch', 'Belly Drum', 'Swords Dance'],
  })
  expect([faults, unread]).toEqual([[], []])
})

test('headings, rules and line ends of other systems make no difference', () => {
  const team = `=== [gen9ou] Team ===\n\n${IRON_HANDS}\n---\n${MAGIKARP}`
  expect(species(team.replaceAll('\n', '\r\n'))).toEqual(['Iron Hands', 'Magikarp'])
})

test('a set may have PKHeX’s nickname, gender, level and individual values', () => {
  const set = `Bitey (Garchomp) (M) @ Life Orb
Ability: Rough Skin
Level: 75
Shiny: Yes
Tera Type: Ground
EVs: 252 Atk
Jolly Nature
IVs: 0 SpA
- Earthquake`
  expect(readSets(set)).toMatchObject({ entries: [{ set, build: { nature: 'Jolly', item: 'Life Orb' } }] })
})

test('forms that differ only by their looks are the same form in battles', () => {
  const of = (name: string) => `${name}\nAbility: Storm Drain\nTera Type: Water\n- Surf`
  expect(species(['Gastrodon-East', 'Gastrodon', 'Flabébé', 'flabebe'].map(of).join('\n\n'))).toEqual([
    'Gastrodon',
    'Gastrodon',
    'Flabébé'.normalize(),
    'Flabébé'.normalize(),
  ])
})

test.each([
  ['Hisuian Goodra', 'Goodra-Hisui'],
  ['Goodra (Hisui)', 'Goodra-Hisui'],
  ['Goodra (Hisui) @ Life Orb', 'Goodra-Hisui'],
  ['Slimy (Goodra-Hisui) (F) @ Life Orb', 'Goodra-Hisui'],
  ['Galarian Slowbro', 'Slowbro-Galar'],
  ['Brain (Galarian Slowbro) @ Leftovers', 'Slowbro-Galar'],
  ['Wash Rotom @ Leftovers', 'Rotom-Wash'],
  ['Rotom-W', 'Rotom-Wash'],
  ['Rotom (Wash)', 'Rotom-Wash'],
  ['Tauros (Paldean Blaze Breed)', 'Tauros-Paldea-Blaze'],
  ['Tauros (Paldean Blaze Breed) (M) @ Life Orb', 'Tauros-Paldea-Blaze'],
  ['Indeedee ♀', 'Indeedee-F'],
  ['Indeedee (Female)', 'Indeedee-F'],
  ['Garchomp ♀ @ Life Orb', 'Garchomp'],
  ['Arceus-Ice (F)', 'Arceus-Ice'],
  ['Urshifu-Rapid-Strike (F)', 'Urshifu-Rapid-Strike'],
  ['Goodra (Garchomp)', 'Garchomp'],
  ['Hisui (Garchomp)', 'Garchomp'],
])('%s begins a set of %s', (head, expected) => {
  const set = (first: string) => `${first}\nAbility: Sap Sipper\nTera Type: Water\n- Surf`
  expect(species(set(head))).toEqual([expected])
  expect(species(`${set('Gastrodon')}\n${set(head)}`)).toEqual(['Gastrodon', expected])
})

test('without a Tera type, a Pokémon has that of its first type, as in Showdown', () => {
  expect(readSets('Garchomp\nAbility: Rough Skin\n- Dig').entries[0]?.build.teraType).toBe('Dragon')
})

test('faults have their line, and all other sets are added', () => {
  const text = [
    GARCHOMP,
    GARCHOMP.replace('Garchomp', 'Garchump'),
    GARCHOMP.replace('Iron Head', 'Iron Hat').replace('Rough Skin', 'Tough Skin'),
    GARCHOMP.replace('Shell Bell', 'Bell Shell').replace('Adamant', 'Adamantly'),
    'a note to myself',
    'Bitey|Garchomp|Shell Bell|Rough Skin',
    MAGIKARP,
  ]
  const { entries, faults, unread } = readSets(text.join('\n\n'))
  expect(entries.map(({ set }) => set)).toEqual([GARCHOMP, MAGIKARP])
  expect(unread).toEqual(text.slice(1, -1))
  expect(faults.map(adding.fault)).toEqual([
    'Line 9: unknown Pokémon "Garchump"',
    'Line 18: unknown ability "Tough Skin"',
    'Line 22: unknown move "Iron Hat"',
    'Line 25: unknown item "Bell Shell"',
    'Line 29: unknown nature "Adamantly"',
    'Line 33: unknown Pokémon "a note to myself"',
    'Line 35: this is the packed format: paste it as text',
  ])
})

test('in a box with an error in every tenth set, all other sets are added and each error has its line', () => {
  const sets = manySets(200).map((set, index) => (index % 10 === 3 ? set.replace('Blast', 'Blest') : set))
  const { entries, faults, unread } = readSets(sets.join('\n\n'))
  expect([entries.length, unread.length]).toEqual([180, 20])
  expect(faults).toHaveLength(20)
  expect(faults[1]).toEqual({
    line: 13 * 5 + 4,
    problem: { kind: 'unknown name', part: 'move', name: 'Tera Blest' },
  })
})

test.each(['', '\n \n', '=== a heading ===\n---'])('%j contains no sets', (text) => {
  expect(readSets(text)).toEqual({ entries: [], faults: [], moreFaults: 0, unread: [] })
})

test.each<[string, (set: string) => string]>([
  ['indented lines', (set) => set.replaceAll('\n', '\n    ')],
  ['lines indented by tabs', (set) => set.replaceAll('\n', '\n\t')],
  ['a space before the colon', (set) => set.replaceAll(':', ' :')],
  ['no space after the colon', (set) => set.replaceAll(': ', ':')],
  ['a full-width colon', (set) => set.replaceAll(': ', '：')],
  ['keys in lower case', (set) => set.replace('Tera Type', 'teratype').replace('EVs', 'evs')],
  ['`Tera:` and `EV:`', (set) => set.replace('Tera Type', 'Tera').replace('EVs', 'EV')],
  ['effort values without spaces', (set) => set.replaceAll(' / ', '/')],
  ['`Nature: Adamant`', (set) => set.replace('Adamant Nature', 'Nature: Adamant')],
  ['a nature with what it does', (set) => set.replace('Adamant', 'Adamant (+Atk, -SpA)')],
  ['bullets', (set) => set.replaceAll('- ', '• ')],
  ['asterisks', (set) => set.replaceAll('- ', '* ')],
  ['long dashes', (set) => set.replaceAll('- ', '– ')],
  ['dashes without a space', (set) => set.replaceAll('- ', '-')],
  ['non-breaking spaces', (set) => set.replaceAll(' ', '\u00a0')],
  ['a byte order mark and zero-width spaces', (set) => `\ufeff${set.replaceAll('\n', '\u200b\n\u200b')}`],
])('%s do not change the build', (_, write) => {
  const set = write(IRON_HANDS)
  expect(set).not.toBe(IRON_HANDS)
  expect(readSets(set)).toMatchObject({
    entries: [{ build: readSets(IRON_HANDS).entries[0]?.build }],
    faults: [],
  })
})

test('a set continues after an empty line if its moves are missing, or if every line is separate', () => {
  const { build } = readSets(IRON_HANDS).entries[0] ?? {}
  const apart = IRON_HANDS.replaceAll('\n', '\n\n')
  const inTwo = IRON_HANDS.replace('\n- ', '\n\n- ')
  const { entries, faults } = readSets([apart, MAGIKARP, inTwo].join('\n\n'))
  expect([entries[0]?.build, entries[2]?.build, entries.length, faults]).toEqual([build, build, 3, []])
  expect(entries[0]?.set).toBe(IRON_HANDS)
})

test('the rest of a set does not go to a complete Pokémon above', () => {
  const { entries, unread } = readSets(`${IRON_HANDS}\n\nAbility: Rough Skin\n- Dig`)
  expect([entries.map(({ set }) => set), unread]).toEqual([[IRON_HANDS], ['Ability: Rough Skin\n- Dig']])
})

test('a Pokémon may follow without an empty line', () => {
  expect(species(`${IRON_HANDS}\n${MAGIKARP}\n${GARCHOMP}`)).toEqual(['Iron Hands', 'Magikarp', 'Garchomp'])
})

test('a set with Tera type Stellar keeps its pasted text', () => {
  const set = GARCHOMP.replace('Steel', 'Stellar')
  expect(readSets(set).entries).toMatchObject([{ set, isStellar: true, build: { teraType: 'Dragon' } }])
})

test('of too many bad paragraphs, only the first are read, some faults are listed, and the text stays', () => {
  const text = Array.from({ length: 100_000 }, (_, index) => `bad ${index}`).join('\n\n')
  const { entries, faults, moreFaults, unread } = readSets(text)
  expect([entries, faults.length, moreFaults]).toEqual([[], MAX_FAULTS + 1, MAX_SETS - MAX_FAULTS])
  expect(faults.at(-1)).toEqual({
    line: 2 * MAX_SETS + 1,
    problem: { kind: 'many sets', most: 2000 },
  })
  expect(unread.join('\n\n')).toBe(text)
})
