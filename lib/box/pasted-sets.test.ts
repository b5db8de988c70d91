/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { pastedSets } from './pasted-sets'
import { readSets } from './read-sets'

/** From the tests of tera-raid-builder: a strategy against Regieleki. */
const LINK =
  'H4sIAAAAAAAAA8VUUU/bMBD+K5H3skme1NACXd/oAI1JbAx4q/Jgkkvw4trR2anIEP99ZyehTcue1m5KZJ3Pd9/35e7iZ5azGUt/WqMZZ47NFosRZ1osgSXcmzLrjBSloxALqdGZwOYizyF1llxolPJBMWe1Bbw690gCC3DBNJWTRlsfccRZgaauyLs0K7jSuSHzwVh73W9bHG0ceOgUIZOBpDIlLFuRNWrvCUi2U/foMYUrac0g9zorEdYsrNCxk1Rg3fdR/INU0jVkSQfL4CdwfwIrzyDDqmAFyvMCivumgk687ZXXyslKSUCf9+RQXIfTJOFsxWbPjGp6whnr3kVwTDlpvhUyi+YEQQe3UEhQUEqy338z0Vkr7QPjulaKsy8CMxIakk8p+fVJXnrnON566SgejVqARRLsRdLHT3ncKgCM3sXEeoVGR/NaZ6FCP2qBZXSOcuV3nx9NpSCaA6Kv1l+LYZcI8As+nge4s6Jtw67Eo7XEIwq8kTqtMX2UfgwuFI0fyjS6q2nU9lanNe49fa0gql1Z47WsMSn5jkIXNdZk3jXLB2ms9C2dG2NpZqILDVjsp2xz0lVGcwRRviFrspY1IbqvsihUU9V5vjNT7AacaMQeG3otrWteS8bZpZK62NCYdIN/zLuUsJu0wvwPQ6piOgvuMc+FstCtbOmb8NJLGeaMKOvNHPEUcvqsY5qlAe9mKamhf0DZC/N4yNyWhrp1SM6TLc6N/+2wZZ4MibfmYnJQ7uP/9dGnQ+L+Qjsw63TIunNx0cgfkv7Tv652Em6Sl98TYWNjswgAAA=='
const SITE = 'https://theastrogoth.github.io/tera-raid-builder/#'

const compress = (value: unknown) => gzipSync(JSON.stringify(value)).toString('base64')

const HANDS = { id: 1, name: 'Iron Hands', ability: 'Quark Drive', item: 'Metronome', moves: ['Drain Punch'] }
const STRATEGY = {
  pokemon: [{ id: 0, name: 'Dondozo' }, HANDS],
  turns: [],
  substitutes: [[{ raider: HANDS }]],
}

const speciesIn = async (text: string) =>
  readSets((await pastedSets(text)).text).entries.map(({ build }) => build.species)

test.each([SITE + LINK, LINK, `#${LINK}`, `  ${SITE}${LINK}\n`])(
  'a link of the builder gives its four raiders',
  async (link) => {
    const { text, substitutes } = await pastedSets(link)
    const { entries, faults } = readSets(text)
    expect([faults, substitutes]).toEqual([[], 0])
    expect(entries.map(({ build: { species, item, moves } }) => [species, item, ...moves])).toEqual([
      ['Iron Bundle', 'Chople Berry', 'Freeze-Dry', 'Agility'],
      ['Pincurchin', undefined, 'Electric Terrain'],
      ['Oranguru', 'Booster Energy', 'Brick Break'],
      ['Jigglypuff', 'Petaya Berry', 'Misty Terrain', 'Fling'],
    ])
  },
)

test('plain JSON in a link gives the same sets as its file, also in URL-safe base64', async () => {
  const file = await pastedSets(JSON.stringify(STRATEGY))
  expect(file).toMatchObject({ substitutes: 1 })
  expect(await speciesIn(JSON.stringify(STRATEGY))).toEqual(['Iron Hands'])
  expect(await pastedSets(SITE + compress(STRATEGY))).toEqual(file)
  const inLetters = compress(STRATEGY).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  expect(await pastedSets(SITE + inLetters)).toEqual(file)
})

test.each([
  ['a short link, which leads to a database', `${SITE}aB3dE5gH`],
  ['a link that is cut', (SITE + LINK).slice(0, -40)],
  ['a link with other letters', SITE + LINK.replace('UUU', 'VVV')],
  ['more than a strategy has', SITE + compress({ pokemon: [HANDS], notes: 'a'.repeat(600_000) })],
  ['JSON of another form', SITE + compress({ a: 1 })],
  ['no JSON', SITE + gzipSync('Iron Hands').toString('base64')],
])('%s stays unchanged, and is reported as a link', async (_, link) => {
  expect(await pastedSets(link)).toEqual({ text: link, substitutes: 0 })
  expect(readSets(link)).toMatchObject({
    entries: [],
    unread: [link],
    faults: [{ problem: { kind: 'link' } }],
  })
})

describe('templates of a link', () => {
  const cjson = (t: unknown, v: unknown) => SITE + compress({ f: 'cjson', t, v })
  const pokemon = (template: number, ...values: unknown[]) => ({ '': [1, [{ '': [template, ...values] }]] })

  test('extend others', async () => {
    const t = [
      [0, 'pokemon'],
      [0, 'id', 'name'],
      [2, 'ability', 'moves'],
    ]
    expect(await speciesIn(cjson(t, pokemon(3, 1, 'Iron Hands', 'Quark Drive', ['Drain Punch'])))).toEqual([
      'Iron Hands',
    ])
  })

  test('that extend each other end', async () => {
    const t = [
      [0, 'pokemon'],
      [3, 'id', 'name'],
      [2, 'ability'],
    ]
    expect((await pastedSets(cjson(t, pokemon(2, 1, 'Iron Hands')))).substitutes).toBe(0)
  })

  test.each([
    ['are missing', [[0, 'pokemon']]],
    ['are more than a strategy has', [[0, 'pokemon'], ...Array.from({ length: 200 }, () => [0, 'name'])]],
  ])('that %s give no Pokémon', async (_, t) => {
    expect(await speciesIn(cjson(t, pokemon(2, 1, 'Iron Hands', 'Quark Drive')))).toEqual([])
  })

  test('that nest endlessly are harmless', async () => {
    let nested: unknown = 1
    for (let depth = 0; depth < 1000; depth++) nested = [nested]
    const link = cjson([[0, 'pokemon']], { '': [1, nested] })
    expect((await pastedSets(link)).text).toBe(link)
  })
})

test('reading any link never throws', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.jsonValue(), fc.record({ f: fc.constant('cjson'), t: fc.jsonValue(), v: fc.jsonValue() })),
      async (value) => {
        const { text } = await pastedSets(SITE + compress(value))
        readSets(text)
      },
    ),
    fuzzing(200),
  )
})
