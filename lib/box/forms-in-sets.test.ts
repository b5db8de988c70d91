import { Dex } from '@pkmn/dex'
import { gameNames } from '@/data/shipped/game-names'
import { builds } from '@/lib/words/en/builds'
import { type BoxEntry, readSets } from './read-sets'

const PARTS = ['Ability: Pressure', '- Tera Blast']

function entryOf(head: string, ...parts: readonly string[]): BoxEntry {
  const { entries, faults } = readSets([head, ...PARTS, ...parts].join('\n'))
  const [entry] = entries
  if (!entry) throw new Error(JSON.stringify(faults))
  return entry
}

const notesOf = ({ notes = [] }: BoxEntry) => notes.map(builds.note)

test.each([
  ['Palafin-Hero', 'Palafin'],
  ['Meloetta-Pirouette', 'Meloetta'],
  ['Mimikyu-Busted', 'Mimikyu'],
  ['Morpeko-Hangry', 'Morpeko'],
  ['Eiscue-Noice', 'Eiscue'],
  ['Cramorant-Gorging', 'Cramorant'],
  ['Minior-Meteor', 'Minior'],
  ['Terapagos-Stellar', 'Terapagos'],
  ['Ogerpon-Wellspring-Tera', 'Ogerpon-Wellspring'],
  ['Charizard-Mega-X', 'Charizard'],
])('%s enters a battle as %s', (form, species) => {
  const entry = entryOf(form)
  expect(entry.build.species).toBe(species)
  expect(entry.notes).toContainEqual({ kind: 'battle form', form, species })
})

test('every battle form in @pkmn/dex enters as the form in the game', () => {
  const species = new Set(gameNames.species.map(({ name }) => name))
  const forms = Dex.species
    .all()
    .filter(({ isNonstandard, battleOnly }) => isNonstandard !== 'CAP' && typeof battleOnly === 'string')
    .filter(({ battleOnly }) => species.has(String(battleOnly)))
  expect(forms.length).toBeGreaterThan(16)
  for (const { name, battleOnly, requiredItem = '' } of forms) {
    const needsItem = ['Rusted Sword', 'Rusted Shield'].includes(requiredItem)
    expect([name, entryOf(name).build.species]).toEqual([name, needsItem ? name : battleOnly])
  }
})

test('the ability of the entering form replaces that of a battle form', () => {
  const set = 'Terapagos-Stellar\nAbility: Teraform Zero\n- Tera Starstorm'
  expect(readSets(set).entries[0]?.build).toMatchObject({ species: 'Terapagos', ability: 'Tera Shift' })
  expect(entryOf('Palafin-Hero').build.ability).toBe('Pressure')
})

describe('a Pokémon with one Tera type', () => {
  test.each([
    ['Ogerpon', 'Grass'],
    ['Ogerpon-Wellspring', 'Water'],
    ['Ogerpon-Hearthflame', 'Fire'],
    ['Ogerpon-Cornerstone', 'Rock'],
  ])('%s is always Tera %s: without a line, and with another type', (species, teraType) => {
    for (const lines of [[], ['Tera Type: Bug']]) {
      const entry = entryOf(species, ...lines)
      expect(entry.build.teraType).toBe(teraType)
      expect(entry.notes).toContainEqual({ kind: 'only Tera type', species, teraType })
    }
    const { notes = [] } = entryOf(species, `Tera Type: ${teraType}`)
    expect(notes.filter(({ kind }) => kind === 'only Tera type')).toEqual([])
  })

  test('Terapagos is always Stellar', () => {
    expect(entryOf('Terapagos', 'Tera Type: Fire')).toMatchObject({
      isStellar: true,
      build: { teraType: 'Normal' },
    })
  })

  test('its card says so', () => {
    expect(notesOf(entryOf('Ogerpon-Wellspring @ Wellspring Mask', 'Tera Type: Fire'))).toEqual([
      'Tera type is always Water for Ogerpon (Wellspring Mask).',
    ])
  })
})

describe('an item that makes a form', () => {
  test.each([
    ['Ogerpon @ Wellspring Mask', 'Ogerpon-Wellspring'],
    ['Arceus @ Flame Plate', 'Arceus-Fire'],
    ['Giratina @ Griseous Core', 'Giratina-Origin'],
    ['Dialga @ Adamant Crystal', 'Dialga-Origin'],
    ['Zacian @ Rusted Sword', 'Zacian-Crowned'],
  ])('%s is %s', (head, species) => {
    const entry = entryOf(head)
    expect(entry.build.species).toBe(species)
    expect(entry.notes?.[0]).toMatchObject({ kind: 'form by item', species })
  })

  test.each([
    ['Ogerpon-Wellspring', 'Wellspring Mask'],
    ['Giratina-Origin @ Life Orb', 'Griseous Core'],
    ['Zacian-Crowned', 'Rusted Sword'],
  ])('%s holds %s', (head, item) => expect(entryOf(head).build.item).toBe(item))

  test('another item is omitted, and the card says so', () => {
    expect(notesOf(entryOf('Giratina-Origin @ Life Orb'))).toEqual([
      'Giratina (Origin Forme) always holds Griseous Core: Life Orb is left out.',
    ])
  })
})

describe('an item that does nothing in battle', () => {
  test.each([
    'PP Max',
    'Rare Candy',
    'Exp. Candy XL',
    'exp candy xl',
    'Fire Tera Shard',
    'Jolly Mint',
    'TM171',
  ])('%s is omitted, and the Pokémon is added', (item) => {
    const entry = entryOf(`Garchomp @ ${item}`)
    expect(entry.build.item).toBeUndefined()
    expect(entry.notes).toMatchObject([{ kind: 'useless item' }])
  })

  test('its card names it', () =>
    expect(notesOf(entryOf('Garchomp @ pp max'))).toEqual([
      'PP Max does nothing in battle, so it’s left out.',
    ]))

  test.each(['Thick Club', 'Charizardite X', 'PP Maximum'])('%s is still a fault', (item) => {
    const { faults } = readSets([`Garchomp @ ${item}`, ...PARTS].join('\n'))
    expect(faults.map(({ problem }) => problem)).toEqual([{ kind: 'unknown name', part: 'item', name: item }])
  })
})

test('an ability of `(No Ability)` becomes the Pokémon’s first ability', () => {
  const { entries } = readSets('Garchomp\nAbility: (No Ability)\n- Dig')
  expect(entries.map(({ build }) => build.ability)).toEqual(['Sand Veil'])
  expect(entries.flatMap(notesOf)).toEqual(['No ability given: it fights with Sand Veil.'])
})
