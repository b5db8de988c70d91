import { readFileSync } from 'node:fs'
import { Dex } from '@pkmn/dex'
import type { Build } from '@/battle/build'
import { ITEM_NAMES } from '@/battle/dex/items'
import { gameNames } from '@/data/shipped/game-names'
import { readSets } from '@/lib/box/read-sets'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { parsePlans } from '@/lib/plans/parse-plans'
import { names } from '@/lib/words/en/names/names'
import { speciesFinder } from './find-species'
import { type ChosenBuild, firstChoice } from './first-choice'
import { heldItems } from './held-items'
import { ownableSpecies, type Repertoire, repertoireOf } from './repertoire'
import { spreadKey, spreadsToChoose } from './spreads'

function optionsOf(species: string): Repertoire {
  const repertoire = repertoireOf(species)
  if (!repertoire) throw new Error(`no ${species}`)
  return repertoire
}

function initialBuild(species: string): ChosenBuild {
  return firstChoice(species, optionsOf(species), [])
}

const ofGarchomp = parsePlans(readFileSync('data/plans/6/paldea/garchomp.json', 'utf8'))?.get('Fairy')
const listedBuilds: readonly Build[] = (ofGarchomp?.attackers ?? []).map(({ build }) => build)

describe('the legal options of a Pokémon', () => {
  test.each([
    ['Garchomp', 'Swords Dance'],
    ['Azumarill', 'Belly Drum'],
    ['Rotom-Wash', 'Hydro Pump'],
    ['Pikachu', 'Fly'],
    ['Weezing-Galar', 'Strange Steam'],
  ])('%s can know %s', (species, move) => expect(optionsOf(species).moves).toContain(move))

  test.each([
    ['Garchomp', 'Aqua Tail'],
    ['Weezing', 'Strange Steam'],
    ['Magikarp', 'Belly Drum'],
  ])('%s cannot know %s', (species, move) => expect(optionsOf(species).moves).not.toContain(move))

  test('Garchomp has Sand Veil or Rough Skin', () =>
    expect(optionsOf('Garchomp').abilities).toEqual(['Sand Veil', 'Rough Skin']))

  test('Ogerpon keeps the item and the Tera type of its mask, Terapagos is always Stellar; Garchomp may be', () => {
    expect(optionsOf('Terapagos').teraTypes).toEqual(['Stellar'])
    expect(initialBuild('Terapagos').teraType).toBe('Stellar')
    expect(optionsOf('Ogerpon-Wellspring')).toMatchObject({
      teraTypes: ['Water'],
      items: ['Wellspring Mask'],
    })
    expect(optionsOf('Garchomp').teraTypes).toHaveLength(19)
  })

  test.each(['Palafin-Hero', 'Arceus-Fairy', 'Metagross-Mega', 'Missingno.'])(
    'no player owns %s',
    (species) => expect(repertoireOf(species)).toBeUndefined(),
  )
})

describe('the items for a Pokémon', () => {
  const offered = heldItems('Garchomp')
  const notOffered = gameNames.items.filter((item) => !offered.includes(item))

  test('have an effect in battle in @pkmn/dex: no balls, evolution items or treasures', () => {
    const OUT_OF_BATTLE =
      /^Evolves|Hyper Training|^Cannot be eaten by the holder|no effect\.$|^No competitive|nugget/
    const isUseless = (item: string) => {
      const { isPokeball, desc } = Dex.items.get(item)
      return isPokeball || OUT_OF_BATTLE.test(desc)
    }
    expect(offered.filter(isUseless)).toEqual([])
    expect(notOffered.filter((item) => !isUseless(item) && !Dex.items.get(item).itemUser)).toEqual([])
    expect(notOffered).toContain('Beast Ball')
  })

  test('omit an item that works only for other species', () => {
    const speciesItems = notOffered.filter((item) => Dex.items.get(item).itemUser)
    expect(speciesItems).toContain('Light Ball')
    for (const item of speciesItems) {
      const [user = ''] = Dex.items.get(item).itemUser ?? []
      expect([item, heldItems(user).includes(item)]).toEqual([item, true])
    }
  })

  test('include each item with rules in battles for its users', () => {
    const simulated = ITEM_NAMES.filter((item) => gameNames.items.includes(item))
    expect(
      simulated.filter((item) => !offered.includes(item) && !heldItems('Pikachu').includes(item)),
    ).toEqual([])
  })
})

describe('the initial build', () => {
  test('of every ownable Pokémon is a valid set with moves that it can learn', () => {
    for (const species of ownableSpecies) {
      const choice = initialBuild(species)
      const { entries, faults } = readSets(setOfBuild(choice))
      expect([species, faults, entries.map(({ build }) => build.species)]).toEqual([species, [], [species]])
      expect(optionsOf(species).moves).toEqual(expect.arrayContaining([...choice.moves]))
    }
  })

  test('Azumarill attacks with Huge Power, Galarian Slowking with Sp. Atk', () => {
    expect(initialBuild('Azumarill')).toMatchObject({ ability: 'Huge Power', nature: 'Adamant' })
    expect(initialBuild('Slowking-Galar')).toMatchObject({
      nature: 'Modest',
      effortValues: { hp: 252, spa: 252 },
    })
  })

  test('a Pokémon that can evolve holds Eviolite, and a form that needs an item holds that item', () => {
    expect(initialBuild('Duraludon').item).toBe('Eviolite')
    expect(initialBuild('Ogerpon-Cornerstone').item).toBe('Cornerstone Mask')
    expect(initialBuild('Garchomp').item).toBe('Shell Bell')
  })

  test('of a Pokémon in a raid’s list is its best listed build', () => {
    const bestBuild = listedBuilds[0]
    if (!bestBuild) throw new Error('Garchomp has no plans')
    expect(firstChoice(bestBuild.species, optionsOf(bestBuild.species), listedBuilds)).toBe(bestBuild)
    expect(firstChoice('Magikarp', optionsOf('Magikarp'), listedBuilds).moves).toEqual(['Tackle'])
  })
})

test('the spreads to choose from are the current spread, then those of listed builds by frequency, without duplicates', () => {
  const current = { atk: 252, spe: 252, hp: 4 }
  const [ownSpread, mostFrequent, ...otherSpreads] = spreadsToChoose(current, [
    { effortValues: { hp: 252 } },
    { effortValues: { hp: 4, def: 252, spa: 252 } },
    { effortValues: { hp: 4, def: 252, spa: 252 } },
  ]).map(spreadKey)
  expect([ownSpread, mostFrequent, otherSpreads[0]]).toEqual([
    '4/252/0/0/0/252',
    '4/0/252/252/0/0',
    '252/0/0/0/0/0',
  ])
  expect(otherSpreads).toContain('0/0/0/0/0/0')
  expect(otherSpreads).not.toContain(ownSpread)
})

describe('a search among Pokémon', () => {
  const find = speciesFinder(names.species, ['Iron Hands', 'Garchomp'])

  test('finds the Pokémon of a raid before the visitor types', () =>
    expect(find(' ')).toEqual({ species: ['Iron Hands', 'Garchomp'], isGuess: false }))

  test('accepts names from the games, with the raid’s Pokémon first', () => {
    expect(find('galarian sl').species).toEqual(['Slowpoke-Galar', 'Slowbro-Galar', 'Slowking-Galar'])
    expect(find('IRON').species[0]).toBe('Iron Hands')
    expect(find('flabebe').species.map((name) => name.normalize('NFC'))).toEqual(['Flabébé'.normalize('NFC')])
  })

  test('marks guesses', () => {
    expect(find('garchmop')).toMatchObject({ species: ['Garchomp'], isGuess: true })
    expect(find('xxxxxxxx')).toEqual({ species: [], isGuess: true })
  })

  test('never offers Pokémon that no player can own', () =>
    expect(find('palafin').species).toEqual(['Palafin']))
})
