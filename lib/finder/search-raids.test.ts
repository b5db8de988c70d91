import { raidIndex } from '@/data/shipped/raid-index'
import { searchRaids } from './search-raids'

function found(name: string, herb?: string): string[] {
  return searchRaids(raidIndex, { name, herb }).map(({ raid, teraType }) =>
    [`${raid.tier}★`, teraType, raid.name].filter(Boolean).join(' '),
  )
}

const GARCHOMP = ['5★ Garchomp', '6★ Garchomp']

test.each([
  ['garchmop', GARCHOMP],
  ['brelom', ['5★ Breloom', '6★ Breloom']],
  ['porygon z', ['5★ Porygon-Z', '6★ Porygon-Z']],
  ['female indeedee', ['5★ Indeedee (Female)']],
])('%s finds %j first', (typed, names) => {
  expect(found(typed).slice(0, names.length)).toEqual(names)
})

test('a correct name finds only itself', () => {
  expect(found('garchomp')).toEqual(GARCHOMP)
  expect(found('slowbro')).toEqual(['5★ Slowbro', '6★ Slowbro'])
})

test.each(['6 garchomp', '6★ Garchomp', 'garchomp 6 star', '6* garchmop'])(
  '%s finds it in tier 6',
  (typed) => {
    expect(found(typed)).toEqual(['6★ Garchomp'])
  },
)

test('a region finds the boss there, and a boss that is not there where it is', () => {
  expect(found('paldea garchomp')).toEqual(GARCHOMP)
  expect(found('kitakami garchomp')).toEqual(GARCHOMP)
  expect(found('terarium 6 fairy')).toEqual(found('fairy terarium 6★'))
  expect(searchRaids(raidIndex, { name: 'terarium fairy' }).map(({ raid }) => raid.region)).not.toContain(
    'Paldea',
  )
})

test.each([
  ['blueberry', 'terarium'],
  ['Blueberry Academy', 'terarium'],
  ['the Indigo Disk', 'terarium'],
  ['6 blueberry fairy', '6 terarium fairy'],
  ['blueberry exeggutor', 'terarium exeggutor'],
  ['Teal Mask', 'kitakami'],
  ['5★ raids in the teal mask', '5 kitakami'],
])('%s finds what %s does: regions go by their school and their DLC too', (typed, label) => {
  expect(found(label).length).toBeGreaterThan(0)
  expect(searchRaids(raidIndex, { name: typed })).toEqual(searchRaids(raidIndex, { name: label }))
})

test('a word of such a name alone is no region: there are academies in Paldea', () => {
  expect(found('academy')).toEqual([])
  expect(found('teal')).toEqual([])
})

test.each(['fairy garchomp', 'Garchomp Fairy', 'tera type fairy garchomp', 'fairy garchmop'])(
  '%s finds it with that Tera type',
  (typed) => expect(found(typed)).toEqual(['5★ Fairy Garchomp', '6★ Fairy Garchomp']),
)

test('tier, region, Tera type and boss together find one raid', () => {
  expect(found('paldea 6 fairy garchomp')).toEqual(['6★ Fairy Garchomp'])
})

test('a type alone is the boss’s own type; bosses with it in their names come first', () => {
  expect(found('water').slice(0, 1)).toEqual(['5★ Tauros (Water)'])
  expect(found('water')).toContain('6★ Gyarados')
  expect(found('water')).not.toContain('6★ Garchomp')
  expect(found('dragon ground')).toEqual(['5★ Garchomp', '5★ Flygon', '6★ Garchomp', '6★ Flygon'])
})

test('a form named like a type comes before that Tera type', () => {
  expect(found('tauros fire')[0]).toBe('5★ Tauros (Fire)')
  expect(found('tauros fire')).toContain('5★ Fire Tauros (Water)')
})

test('a herb finds the raids that drop it, the best odds first, whether typed or chosen', () => {
  expect(found('spicy ghost')).toEqual(found('ghost', 'Spicy'))
  expect(found('spicy ghost')[0]).toMatch(/^6★/)
})

test('two herbs find the raids that drop both, however they are typed or chosen', () => {
  const typed = searchRaids(raidIndex, { name: 'spicy sour' })
  expect(typed.length).toBeGreaterThan(0)
  expect(typed.filter(({ raid: { herbs } }) => !herbs.Spicy || !herbs.Sour)).toEqual([])
  expect(found('sour', 'Spicy').toSorted()).toEqual(found('spicy sour').toSorted())
})

test.each(['missingno', 'pikachu', 'xyzxyz'])('%s finds nothing', (typed) => {
  expect(found(typed)).toEqual([])
})

test('an empty search finds all', () => {
  expect(found('')).toHaveLength(270)
})
