import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import fc from 'fast-check'
import type { Build } from '@/battle/build'
import { gameNames } from '@/data/shipped/game-names'
import type { StatName } from '@/data/vocabulary'
import { TERA_TYPE_NAMES, type TeraTypeName } from '@/lib/builds/tera-types'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { readSets } from './read-sets'

const { natures } = new Generations(Dex).get(9)

const GENDERS = ['M', 'F', ''] as const
const STATS = ['hp', 'atk', 'def', 'spa', 'spd', 'spe'] as const

type DrawnBuild = Omit<Build, 'teraType' | 'gender'> & {
  readonly teraType: TeraTypeName
  readonly gender: 'M' | 'F' | ''
}

const ALL = gameNames.species
const SPECIES = new Set(ALL.map(({ name }) => name))

// `forms-in-sets.test.ts` tests forms that need an item, have one Tera type or begin in battle.
const BY_ITEM = new Set(ALL.flatMap(({ name, holds }) => (holds ? [name, holds.without] : [])))
const ORDINARY = ALL.filter(
  ({ name, teraType }) => !teraType && !BY_ITEM.has(name) && !gameNames.battleForms[name],
).map(({ name }) => name)

const speciesAndGender = fc
  .record({ species: fc.constantFrom(...ORDINARY), gender: fc.constantFrom(...GENDERS) })
  .filter(({ species, gender }) => gender === 'M' || !SPECIES.has(`${species}-F`))

const builds: fc.Arbitrary<DrawnBuild> = fc
  .record({
    body: speciesAndGender,
    ability: fc.constantFrom(...gameNames.abilities),
    teraType: fc.constantFrom(...TERA_TYPE_NAMES),
    nature: fc.constantFrom(...gameNames.natures),
    effortValues: fc.dictionary(fc.constantFrom(...STATS), fc.integer({ min: 1, max: 252 }), { maxKeys: 4 }),
    item: fc.option(fc.constantFrom(...gameNames.items), { nil: undefined }),
    moves: fc.uniqueArray(fc.constantFrom(...gameNames.moves), { minLength: 1, maxLength: 4 }),
    level: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    individualValues: fc.option(
      fc.dictionary(fc.constantFrom(...STATS), fc.integer({ min: 0, max: 30 }), { minKeys: 1 }),
      { nil: undefined },
    ),
  })
  .map(({ body, ...rest }) => ({ ...rest, ...body }))
  .filter(({ effortValues }) => Object.values(effortValues).reduce((sum, value) => sum + value, 0) <= 510)

interface Dialect {
  readonly space: string
  readonly indent: string
  readonly lineStart: string
  readonly lineEnd: string
  readonly newLine: string
  readonly colon: string
  readonly bullet: string
  readonly letters: (text: string) => string
  readonly keys: (key: string) => string
  readonly abilityKey: string
  readonly teraKey: string
  readonly evKey: string
  readonly stats: (stat: StatName, value: string) => string
  readonly statGap: string
  readonly nature: (nature: string) => string
  readonly nickname: string
  readonly noItem: string
  readonly at: string
}

const STAT_NAMES: readonly (readonly string[])[] = [
  ['HP', 'Atk', 'Def', 'SpA', 'SpD', 'Spe'],
  ['hp', 'atk', 'def', 'spa', 'spd', 'spe'],
  ['HP', 'Attack', 'Defense', 'Sp. Atk', 'Sp. Def', 'Speed'],
  ['HP', 'Attack', 'Defence', 'Special Attack', 'Special Defence', 'Speed'],
  ['H', 'A', 'B', 'C', 'D', 'S'],
]
const statWriters = STAT_NAMES.flatMap((names) => {
  const nameOf = (stat: StatName) => names[STATS.indexOf(stat)] ?? ''
  return [
    (stat: StatName, value: string) => `${value} ${nameOf(stat)}`,
    (stat: StatName, value: string) => `${value}${nameOf(stat)}`,
    (stat: StatName, value: string) => `${nameOf(stat)} ${value}`,
    (stat: StatName, value: string) => `${nameOf(stat)}: ${value}`,
  ]
})

const asIs = (text: string) => text
const lower = (text: string) => text.toLowerCase()
const upper = (text: string) => text.toUpperCase()
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))

const dialects: fc.Arbitrary<Dialect> = fc.record({
  space: fc.constantFrom(' ', ' ', '  ', '\t', '\u00a0', '\u2009', '\u202f', '\u3000'),
  indent: fc.constantFrom('', '', ' ', '    ', '\t', '\u00a0\u00a0', '\u3000'),
  lineStart: fc.constantFrom('', '', '\ufeff', '\u200b', '> '),
  lineEnd: fc.constantFrom('', '  ', '\u200b', '\t', '\u00a0'),
  newLine: fc.constantFrom('\n', '\n', '\r\n', '\r', '\n\n', '\n \n'),
  colon: fc.constantFrom(': ', ': ', ':', ' : ', ' :', '\uff1a', ' \uff1a '),
  bullet: fc.constantFrom(
    '- ',
    '- ',
    '-',
    '– ',
    '—',
    '\u2011 ',
    '• ',
    '•',
    '* ',
    '*',
    '· ',
    '~ ',
    '→ ',
    '1. ',
  ),
  letters: fc.constantFrom(asIs, asIs, fullWidth),
  keys: fc.constantFrom(asIs, asIs, lower, upper),
  abilityKey: fc.constantFrom('Ability', 'Ability', 'Trait', '['),
  teraKey: fc.constantFrom('Tera Type', 'Tera Type', 'TeraType', 'Tera', 'Tera-Type'),
  evKey: fc.constantFrom('EVs', 'EVs', 'EV', 'Effort Values'),
  stats: fc.constantFrom(...statWriters),
  statGap: fc.constantFrom(' / ', '/', ' /', '/ ', ', ', ',', '; ', ' | ', ' '),
  nature: fc.constantFrom<Dialect['nature'][]>(
    (nature) => `${nature} Nature`,
    (nature) => `${nature} nature`,
    (nature) => `${nature.toLowerCase()} Nature`,
    (nature) => `Nature: ${nature}`,
    (nature) => `nature : ${nature} (+Spe, -SpA)`,
    (nature) => `${nature} (+Spe, -SpA) Nature`,
    (nature) => `${nature} Nature (+Spe -SpA)`,
    () => '',
  ),
  nickname: fc.constantFrom(
    '',
    '',
    'Bitey',
    'B@tman',
    'Mr. (T)',
    '- dash',
    'Nature: boy',
    'ガブ',
    '[x]',
    'a: b',
    'No. 1',
  ),
  noItem: fc.constantFrom('', '', ' @ (No Item)', ' @ None', ' @'),
  at: fc.constantFrom(' @ ', ' @ ', '@', ' @'),
})

const asides = fc.subarray([
  'lvl 12:',
  'Shiny: Yes',
  'Shiny',
  'Happiness: 0',
  'Friendship : 255',
  'Gigantamax: Yes',
  'Dynamax Level: 10',
  'Hidden Power: Fire',
  'Pokeball: Beast Ball',
  'Ball: Poké Ball',
  'Language: English',
  'OT: Ash | Red',
  'TID: 123456',
  'SID：1234',
  'OTGender: Male',
  'Met Location: Area Zero',
  'Met Level: 12',
  'Egg Date: 2024-01-01',
  'Size: XXXL',
  'Scale: 255',
  'Ribbon: Champion',
  'RibbonChampionPaldea: True',
  'Alpha: No',
  '.MetDate=20240101',
  '~=Version=50',
  'Nickname: Bitey',
])

function headLine({ species, gender, item }: DrawnBuild, dialect: Dialect): string {
  const { nickname, noItem, at, abilityKey } = dialect
  const name = nickname ? `${nickname} (${species})` : species
  const itemPart = item && abilityKey !== '[' ? `${at}${item}` : noItem
  return `${name}${gender && ` (${gender})`}${abilityKey === '[' ? '' : itemPart}`
}

function effortLine({ effortValues, nature }: DrawnBuild, dialect: Dialect): readonly string[] {
  const isBeside = dialect.nature(nature) === ''
  const { plus, minus } = (isBeside && natures.get(nature)) || {}
  const sign = (stat: StatName) => (stat === plus ? '+' : stat === minus ? '-' : '')
  const stats = STATS.filter((stat) => effortValues[stat] || sign(stat))
  const values = stats.map((stat) => dialect.stats(stat, `${effortValues[stat] ?? 0}${sign(stat)}`))
  if (values.length === 0) return isBeside ? [`${nature} Nature`] : []
  const naturePart = isBeside ? ` (${nature})` : ''
  return [`${dialect.keys(dialect.evKey)}${dialect.colon}${values.join(dialect.statGap)}${naturePart}`]
}

function abilityLine({ ability, item }: DrawnBuild, { abilityKey, keys, colon, at }: Dialect): string {
  if (abilityKey === '[') return `[${ability}]${item ? `${at}${item}` : ' @ (no item)'}`
  return `${keys(abilityKey)}${colon}${ability}`
}

function grownLines({ level, individualValues = {} }: DrawnBuild, dialect: Dialect): readonly string[] {
  const { keys, colon, stats, statGap } = dialect
  const values = STATS.flatMap((stat) => {
    const value = individualValues[stat]
    return value === undefined ? [] : [stats(stat, `${value}`)]
  })
  return [
    ...(level === undefined ? [] : [`${keys('Level')}${colon}${level}`]),
    ...(values.length === 0 ? [] : [`${keys('IVs')}${colon}${values.join(statGap)}`]),
  ]
}

function writeSet(
  build: DrawnBuild,
  dialect: Dialect,
  aside: readonly string[],
  order: readonly number[],
): string {
  const { keys, teraKey, colon, nature, letters, space, indent, lineStart, lineEnd, newLine, bullet } =
    dialect
  const body = [
    abilityLine(build, dialect),
    ...grownLines(build, dialect),
    `${keys(teraKey)}${colon}${build.teraType}`,
    ...effortLine(build, dialect),
    ...[nature(build.nature)].filter(Boolean),
    ...aside,
    ...build.moves.map((move) => `${bullet}${move}`),
  ]
  const placed = body
    .map((line, index) => ({ line, place: order[index] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ line }) => line)
  return [headLine(build, dialect), ...placed]
    .map((line) => `${lineStart}${indent}${letters(line).replaceAll(' ', space)}${lineEnd}`)
    .join(newLine)
}

const orders = fc.array(fc.nat(100), { minLength: 40, maxLength: 40 })

const inOrder = <T extends { readonly moves: readonly string[] }>(build: T) => ({
  ...build,
  moves: [...build.moves].sort(),
})

function expected({ gender, teraType, ...build }: DrawnBuild) {
  const firstType = gameNames.species.find(({ name }) => name === build.species)?.type
  const isStellar = teraType === 'Stellar'
  return {
    build: inOrder({ ...build, teraType: isStellar ? firstType : teraType, ...(gender && { gender }) }),
    ...(isStellar && { isStellar }),
  }
}

test('a set is the same build in every dialect', () => {
  fc.assert(
    fc.property(builds, dialects, asides, orders, (build, dialect, aside, order) => {
      const { entries, faults } = readSets(writeSet(build, dialect, aside, order))
      const readEntries = entries.map(({ set: _, ...entry }) => ({ ...entry, build: inOrder(entry.build) }))
      expect([faults, readEntries]).toEqual([[], [expected(build)]])
    }),
    fuzzing(1000),
  )
})

const DIALECT: Dialect = {
  ...{
    space: ' ',
    indent: '',
    lineStart: '',
    lineEnd: '',
    newLine: '\n',
    colon: ': ',
    bullet: '- ',
    at: ' @ ',
  },
  ...{ letters: asIs, keys: asIs, abilityKey: 'Ability', teraKey: 'Tera Type', evKey: 'EVs', statGap: ' / ' },
  ...{
    stats: (stat, value) => `${value} ${stat}`,
    nature: (nature) => `${nature} Nature`,
    nickname: '',
    noItem: '',
  },
}

const strangeLines = fc.oneof(
  fc.constantFrom(
    'Abilty: Rough Skin',
    'Terra: Steel',
    'EVs 252 HP',
    '252 HP / 252 Atk',
    'Tera Steel',
    'Natur: Jolly',
  ),
  fc.constantFrom(
    'minted Jolly',
    'Form: Wellspring',
    '.Nature=Jolly',
    '~=EV_ATK=252',
    'Level 50',
    'Egg Moves: Dig',
    '// faster',
    '- ?',
  ),
  fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => `Foo: ${text}`),
  fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => `? ${text}`),
  fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => `- Foo ${text}`),
)

test('an invalid line is the only fault, in any place', () => {
  const threeMoves = builds.filter(({ moves }) => moves.length < 4)
  fc.assert(
    fc.property(threeMoves, orders, strangeLines, fc.nat(8), (build, order, strange, nat) => {
      const lines = writeSet(build, DIALECT, [], order).split('\n')
      const position = 1 + (nat % lines.length)
      const set = lines.toSpliced(position, 0, strange).join('\n')
      const { entries, faults, unread } = readSets(set)
      expect([entries, faults.map(({ line }) => line)]).toEqual([[], [position + 1]])
      expect(unread.join('\n')).toBe(
        set
          .split('\n')
          .map((line) => line.trimEnd())
          .join('\n'),
      )
    }),
    fuzzing(1000),
  )
})
