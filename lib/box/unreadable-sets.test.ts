import { adding } from '@/lib/words/en/box/adding'
import { GARCHOMP, IRON_HANDS } from '@/testing/box/sets'
import { readSets } from './read-sets'

const faultsOf = (text: string) => readSets(text).faults.map(adding.fault)
const setsOf = (text: string) => readSets(text).entries.map(({ set }) => set)

describe('a line that refers to sets elsewhere', () => {
  const links = [
    'https://pokepast.es/0123456789abcdef',
    'http://pokebin.com/abc',
    'pokepast.es/0123456789abcdef',
    'https://pastebin.com/raw/AbCdEf12',
    'psim.us/t/12345',
    'https://teams.pokemonshowdown.com/view/12345',
    'My team: https://pokepast.es/0123456789abcdef',
    'Garchomp: https://pokepast.es/0123456789abcdef',
    '- https://pokepast.es/0123456789abcdef',
    'Here is my team https://pokepast.es/0123456789abcdef',
    `https://theastrogoth.github.io/tera-raid-builder/#${'x'.repeat(400)}`,
  ]

  test.each(links)('%s is a link to open', (link) => {
    expect(faultsOf(link)).toEqual(['Line 1: this is a link: open it and paste its text'])
    expect(readSets(link).unread).toEqual([link])
  })

  test.each(['7BC5FQ', 'Rental Code: 7BC5FQ', 'Rental Code: 7BC 5FQ', 'rental: ABCDEF', 'Team ID: 00X1YZ'])(
    '%s is a rental code',
    (code) => {
      expect(faultsOf(code)).toEqual(['Line 1: this is a rental code: paste the text of its team instead'])
    },
  )

  test.each([...links, '7BC5FQ'])('%s between or inside sets loses no set', (line) => {
    const between = readSets(`${IRON_HANDS}\n${line}\n${GARCHOMP}`)
    expect(between.entries.map(({ set }) => set)).toEqual([IRON_HANDS, GARCHOMP])
    expect(between.unread).toEqual([line])
    const inside = readSets(IRON_HANDS.replace('\n', `\n${line}\n`))
    expect(inside.entries.map(({ set }) => set)).toEqual([IRON_HANDS])
    expect(inside.faults).toMatchObject([{ line: 2 }])
  })

  test.each(['Mew', 'Porygon2', 'Zygarde-10%', 'Mr. Mime'])('%s is neither', (name) => {
    expect(faultsOf(`${name}\nAbility: Pressure\n- Pound`).join()).not.toMatch(/link|code/)
  })
})

describe('a link on a line of a set', () => {
  const [head = '', ...otherLines] = GARCHOMP.split('\n')
  const url = 'https://t.co/abc'

  test.each([
    ['after its Pokémon', [`${head} ${url}`, ...otherLines]],
    ['in brackets', [`${head} (${url})`, ...otherLines]],
    ['before its Pokémon', [`${url} ${head}`, ...otherLines]],
    ['of hundreds of characters', [`${head} ${url}${'x'.repeat(400)}`, ...otherLines]],
    ['after a part', [head, `${otherLines[0]} ${url}`, ...otherLines.slice(1)]],
    ['after a move', [head, ...otherLines.slice(0, -1), `${otherLines.at(-1)} ${url}`]],
  ])('%s loses nothing of the set', (_, lines) => {
    const { entries, faults } = readSets(`${IRON_HANDS}\n${lines.join('\n')}`)
    expect(faults).toEqual([])
    expect(entries[1]).toEqual({ ...readSets(GARCHOMP).entries[0], set: lines.join('\n') })
  })

  test('next to a misspelled Pokémon leaves only the fault of its name', () => {
    const text = [`Garhcomp @ Life Orb ${url}`, ...otherLines].join('\n')
    expect(faultsOf(text)).toEqual(['Line 1: unknown Pokémon "Garhcomp"'])
  })
})

test('a line that is too long is not the name of a Pokémon', () => {
  const long = 'word '.repeat(80).trim()
  expect(faultsOf(long)).toEqual(['Line 1: too long: a line of a set has at most 300 characters'])
  expect(readSets(long).unread).toEqual([long])
})

describe('a set in another language', () => {
  const SETS: readonly (readonly [language: string, set: string])[] = [
    [
      'Japanese',
      'ガブリアス @ いのちのたま\n特性: さめはだ\nテラスタイプ: はがね\n性格: いじっぱり\n- じしん\n- つるぎのまい',
    ],
    ['Korean', '한카리아스 @ 생명의구슬\n특성: 까칠한피부\n- 지진'],
    ['Chinese', '烈咬陆鲨 @ 生命宝珠\n特性：粗糙皮肤\n- 地震'],
    ['German', 'Garados @ Leben-Orb\nFähigkeit: Bedroher\nTera-Typ: Stahl\n- Kaskade\n- Drachentanz'],
    ['German, its Pokémon alone', 'Garados\nAbility: Intimidate\n- Waterfall'],
    ['French', 'Carchacrok @ Orbe Vie\nTalent: Peau Dure\nType Téra: Acier\n- Séisme'],
    ['French with an English name', 'Tyranocif\nTalent : Sable Volant\n- Mâchouille'],
    ['Spanish', 'Garchomp @ Vidasfera\nHabilidad: Piel Tosca\nTeratipo: Acero\n- Terremoto'],
    ['Italian', 'Garchomp @ Assorbisfera\nAbilità: Cartavetro\nTeratipo: Acciaio\n- Terremoto'],
    ['Spanish behind English words', 'Garchomp\nAbility: Piel Tosca\n- Terremoto\n- Danza Espada'],
    ['Japanese moves', 'Garchomp\nAbility: Rough Skin\n- じしん\n- つるぎのまい'],
  ]

  test.each(SETS)('in %s has one fault', (_, set) => {
    expect(faultsOf(`${IRON_HANDS}\n\n${set}`)).toEqual([
      'Line 10: names can only be read in English for now: paste this set in English',
    ])
    expect(readSets(set).unread).toEqual([set])
  })

  test.each([
    ['a nickname', GARCHOMP.replace('Garchomp', 'ガブ (Garchomp)')],
    ['a language', `${GARCHOMP}\nLanguage: 日本語`],
  ])('is not one in English with %s of another', (_, set) => expect(setsOf(set)).toEqual([set]))

  test('is not one with two misspelled names', () => {
    const set = GARCHOMP.replace('Rough Skin', 'Tough Skin').replace('Iron Head', 'Iron Hat')
    expect(faultsOf(set)).toEqual(['Line 2: unknown ability "Tough Skin"', 'Line 6: unknown move "Iron Hat"'])
  })
})

describe('a heading', () => {
  const body = GARCHOMP.split('\n').slice(1).join('\n')

  test('that names a Pokémon begins its set', () => {
    for (const heading of [
      '=== Garchomp @ Shell Bell ===',
      '=== Bitey (Garchomp) (M) @ Shell Bell ===',
      '===Garchomp===',
    ]) {
      const set = `${heading}\n${body}`
      const { entries, faults } = readSets(set)
      expect([faults, entries.map((entry) => entry.set)]).toEqual([[], [set]])
      expect(readSets(set).entries).toEqual(entries)
    }
  })

  test('with only a Pokémon and its item is reported as incomplete', () => {
    expect(faultsOf('=== Garchomp @ Life Orb ===')).toEqual([
      'Line 1: the ability is missing',
      'Line 1: the moves are missing',
    ])
  })

  test('above the first line of a set is its title', () => {
    expect(setsOf(`=== Garchomp @ Shell Bell ===\n\n${GARCHOMP}`)).toEqual([GARCHOMP])
    expect(setsOf(`=== [gen9] Team ===\n${GARCHOMP}`)).toEqual([GARCHOMP])
  })
})
