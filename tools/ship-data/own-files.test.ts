import { readFile } from 'node:fs/promises'
import { checkOwnFile, checkOwnFiles, jsonFilesIn } from './own-files'
import { OWN_DATA } from './own-folders'

test('every record of our own data is valid, since browsers do not validate it', async () => {
  const files = await jsonFilesIn(OWN_DATA)
  expect(files.length).toBeGreaterThan(500)
  await checkOwnFiles(files)
})

const FIELDS: readonly (readonly [file: string, path: readonly (string | number)[], named: string])[] = [
  ['events/five-star.json', [0, 'level'], 'Annihilape: level'],
  ['events/game-numbers.json', ['pokedexFrom917', 0], 'pokedexFrom917: 0'],
  [
    'events/rewards.json',
    ['tables', '7-mewtwo-psychic', 'firstWin', 0, 'count'],
    'tables: 7-mewtwo-psychic.firstWin.0.count',
  ],
  ['events/schedule.json', [0, 'groups', 0, 'group'], 'Eevee Spotlight: groups.0.group'],
  ['events/seven-star.json', [0, 'shield', 'hp'], 'Annihilape: shield.hp'],
  ['made-by/teams.json', ['fingerprint'], 'fingerprint'],
  ['moves/machines.json', [4], 'record 5'],
  ['names/bag-items.json', [0], 'record 1'],
  ['names/species-elsewhere.json', [0], 'record 1'],
  ['plans/6/paldea/garchomp.json', ['raids', 0, 'attackers', 0, 1, 0], 'raids: 0.attackers.0.1.0'],
  ['pokemon/corrections.json', ['creatures', 0, 'reason'], 'creatures: 0.reason'],
  ['pokemon/origins.json', [0, 'origin'], 'Walking Wake: origin'],
  ['pokemon/partners.json', [0, 'moves', 0], 'Arcanine: moves.0'],
  ['rosters/five-star.json', [0, 'info', 'herbs', 0, 'chance'], 'Abomasnow: info.herbs.0.chance'],
  ['rosters/rewards.json', ['tables', '5-all', 'totalWeight'], 'tables: 5-all.totalWeight'],
  ['rosters/six-star.json', [0, 'teraType'], 'Amoonguss: teraType'],
  ['shipped/attacker-types.json', ['Arboliva', 0], 'Arboliva: 0'],
  ['shipped/boss-names.json', ['names', '5', 'Paldea', 0], 'names: 5.Paldea.0'],
  ['shipped/creatures.json', ['garchomp', 'baseStats', 'hp'], 'garchomp: baseStats.hp'],
  ['shipped/game-names.json', ['species', 0, 'type'], 'species: 0.type'],
  ['shipped/moves.json', ['earthquake', 'pp'], 'earthquake: pp'],
  ['shipped/provenance.json', ['inputs'], 'inputs'],
  ['shipped/raid-index.json', [0, 'boss'], 'record 1: boss'],
  ['shipped/repertoires.json', ['creatures', 0, 'abilities', 0], 'creatures: 0.abilities.0'],
  ['shipped/reward-names.json', [0], 'record 1'],
  ['shipped/shiny-cards.json', [0], 'record 1'],
  ['shipped/solo-winners.json', [0, 0], 'record 1: 0'],
  ['shipped/supplement.json', ['neverMiss', 0], 'neverMiss: 0'],
  ['strategies/openings.json', [0, 'line'], 'record 1: line'],
  ['strategies/own-openings.json', [0, 'line'], 'record 1: line'],
  ['strategies/recommendations.json', [0, 'build', 'item'], 'record 1: build.item'],
  ['strategies/supports.json', [0, 'set'], 'record 1: set'],
  ['teams/7/event/mewtwo.json', ['raids', 0], 'raids: 0'],
  ['types/type-chart.json', ['Fire', 'offense', 'double', 0], 'Fire: offense.double.0'],
  ['types/type-colors.json', ['Fire'], 'Fire'],
]

describe('the error for an invalid record has its file, its name and the field:', () => {
  test.each(FIELDS)('data/%s', async (name, path, recordName) => {
    const file = `${OWN_DATA}/${name}`
    const content: unknown = JSON.parse(await readFile(file, 'utf8'))
    expect(() => checkOwnFile(file, withWrong(content, path))).toThrow(`${file}: ${recordName}: Invalid`)
  })

  test('the tests include every kind of file', async () => {
    const fileKinds = (files: readonly string[]) =>
      new Set(files.map((file) => /^data\/(plans|teams)\//.exec(file)?.[0] ?? file))
    const allFiles = await jsonFilesIn(OWN_DATA)
    expect(fileKinds(FIELDS.map(([name]) => `${OWN_DATA}/${name}`))).toEqual(fileKinds(allFiles))
  })
})

test('a file without a schema is refused', () => {
  expect(() => checkOwnFile('data/others.json', [])).toThrow('data/others.json: has no schema')
})

function withWrong(content: unknown, [key, ...path]: readonly (string | number)[]): unknown {
  if (key === undefined) return { wrong: true }
  if (Array.isArray(content)) {
    const entries: readonly unknown[] = content
    const length = Math.max(entries.length, Number(key) + 1)
    return Array.from({ length }, (_, index) =>
      index === key ? withWrong(entries[index], path) : entries[index],
    )
  }
  const entries = Object.entries(content ?? {})
  return Object.fromEntries([
    ...entries.filter(([name]) => name !== key),
    [key, withWrong(Object(content)[key], path)],
  ])
}
