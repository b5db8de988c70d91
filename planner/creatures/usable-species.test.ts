import { ORIGINS } from '@/data/vocabulary'
import { kindOf, loadUsableSpecies, type UsableSpecies } from './usable-species'

let creatures: ReadonlyMap<string, UsableSpecies>

beforeAll(async () => {
  creatures = new Map((await loadUsableSpecies()).map((creature) => [creature.name, creature]))
})

function creature(name: string): UsableSpecies {
  const match = creatures.get(name)
  if (!match) throw new Error(`no ${name}`)
  return match
}

test.each([
  'Garchomp',
  'Slowking-Galar',
  'Ursaluna-Bloodmoon',
  'Annihilape',
  'Rotom-Wash',
  'Ogerpon-Wellspring',
])('%s is worth bringing', (name) => expect(creatures.has(name)).toBe(true))

test.each([
  ['Gible', 'it still evolves'],
  ['Metagross-Mega', 'it isn’t in the games'],
  ['Beedrill', 'it isn’t in the games'],
  ['Palafin-Hero', 'the form begins only in battle'],
  ['Arceus-Fairy', 'it is Arceus with a plate'],
  ['Slaking', 'Truant makes it miss every second turn'],
  ['Regigigas', 'Slow Start halves its strength'],
  ['Terapagos', 'it has none of the 18 Tera types'],
  ['Polteageist-Antique', 'it fights like Polteageist'],
  ['Dudunsparce-Three-Segment', 'it differs from Dudunsparce only by its weight'],
])('%s isn’t: %s', (name) => expect(creatures.has(name)).toBe(false))

// Base stats together, plus half of Defense and Sp. Def: Duraludon 535 + 57.5 + 25 = 617.5, Archaludon 600;
// Porygon2 515 + 45 + 47.5 = 607.5, Porygon-Z 535; Primeape 455 + 30 + 35 = 520, Annihilape 535;
// Gabite 410 + 32.5 + 27.5 = 470, Garchomp 600; Scatterbug 200 + 17.5 + 12.5 = 230, Spewpa 213, but Vivillon 411.
test.each([
  ['Duraludon', true],
  ['Porygon2', true],
  ['Primeape', false],
  ['Gabite', false],
  ['Scatterbug', false],
])('%s is good with Eviolite: %s', (name, isGoodWithEviolite) => {
  expect(creatures.get(name)?.neededItem).toBe(isGoodWithEviolite ? 'Eviolite' : undefined)
})

test.each([
  ['Ogerpon-Wellspring', 'Wellspring Mask'],
  ['Giratina-Origin', 'Griseous Core'],
])('%s needs its %s', (name, item) => expect(creature(name).neededItem).toBe(item))

test('Ogerpon only has the Tera type of its mask, everyone else all 18', () => {
  const restricted = [...creatures.values()].filter(({ teraTypes }) => teraTypes.length < 18)
  expect(restricted.map(({ name, teraTypes }) => `${name} ${teraTypes}`)).toEqual([
    'Ogerpon Grass',
    'Ogerpon-Wellspring Water',
    'Ogerpon-Hearthflame Fire',
    'Ogerpon-Cornerstone Rock',
  ])
})

test.each([
  ['Garchomp', 'ordinary'],
  ['Iron Hands', 'paradox'],
  ['Raging Bolt', 'one a save'],
  ['Chi-Yu', 'one a save'],
  ['Koraidon', 'one a save'],
  ['Ursaluna-Bloodmoon', 'one a save'],
  ['Meloetta', 'one a save'],
  ['Mew', 'mythical or event'],
  ['Iron Leaves', 'mythical or event'],
])('the origin of %s is: %s', (name, origin) => expect(creature(name).origin).toBe(origin))

test('every exception of data/pokemon/origins.json names a creature, and every origin has one', () => {
  const origins = new Set([...creatures.values()].map(({ origin }) => origin))
  expect([...origins].sort()).toEqual([...ORIGINS].sort())
})

test('event-only moves are left out: Raichu’s Fly', () => {
  const names = creature('Raichu').moves.map(({ name }) => name)
  expect(names).toContain('Thunderbolt')
  expect(names).not.toContain('Fly')
})

test.each([
  ['Dudunsparce', 'Dudunsparce-Three-Segment'],
  ['Vivillon', 'Vivillon-Fancy'],
  ['Toxtricity', 'Toxtricity-Low-Key'],
])('%s and %s count as one kind', (a, b) => expect(kindOf(a)).toBe(kindOf(b)))

test.each([
  ['Slowbro', 'Slowbro-Galar'],
  ['Ursaluna', 'Ursaluna-Bloodmoon'],
  ['Tauros-Paldea-Blaze', 'Tauros-Paldea-Aqua'],
  ['Plusle', 'Minun'],
])('%s and %s count as two kinds', (a, b) => expect(kindOf(a)).not.toBe(kindOf(b)))

test('an unknown name is its own kind', () => {
  expect(kindOf('Missingno.')).toBe('Missingno.')
})
