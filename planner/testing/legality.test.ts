import type { Build } from '@/battle/build'
import { illegality } from './legality'

const GARCHOMP: Build = {
  species: 'Garchomp',
  ability: 'Rough Skin',
  teraType: 'Steel',
  nature: 'Adamant',
  effortValues: { hp: 252, atk: 252, def: 4 },
  item: 'Shell Bell',
  moves: ['Iron Head', 'Swords Dance', 'Breaking Swipe'],
}

const OGERPON: Build = {
  ...GARCHOMP,
  species: 'Ogerpon-Wellspring',
  ability: 'Water Absorb',
  teraType: 'Water',
  item: 'Wellspring Mask',
  moves: ['Ivy Cudgel', 'Horn Leech', 'Swords Dance'],
}

test.each<[string, Build]>([
  ['a Garchomp', GARCHOMP],
  ['an Ogerpon that holds its mask', OGERPON],
  [
    'an Azumarill with moves of two parents',
    {
      ...GARCHOMP,
      species: 'Azumarill',
      ability: 'Huge Power',
      moves: ['Belly Drum', 'Aqua Jet', 'Superpower'],
    },
  ],
  [
    'a restricted Legendary Pokémon',
    { ...GARCHOMP, species: 'Koraidon', ability: 'Orichalcum Pulse', moves: ['Collision Course'] },
  ],
  [
    'a Pokémon from Legends: Arceus',
    { ...GARCHOMP, species: 'Ursaluna', ability: 'Guts', moves: ['Headlong Rush', 'Drain Punch'] },
  ],
  ['a Pokémon without an item', { ...GARCHOMP, item: undefined }],
])('%s is legal', async (_, build) => expect(await illegality(build)).toEqual([]))

test.each<[string, Partial<Build>, string]>([
  ['a move that the species never learns', { moves: ['Spore'] }, 'Spore'],
  ['a move of an older game', { moves: ['Aqua Tail'] }, 'Aqua Tail'],
  ['the ability of another species', { ability: 'Levitate' }, 'Levitate'],
  ['an item that the games don’t have', { item: 'Thick Club' }, 'Thick Club'],
  ['more than 510 effort values', { effortValues: { hp: 252, atk: 252, def: 252 } }, '756 total EVs'],
  ['more than 252 effort values in one stat', { effortValues: { hp: 255, atk: 252 } }, '255 EVs in hp'],
  ['a move twice', { moves: ['Iron Head', 'Iron Head'] }, 'multiple copies'],
  ['five moves', { moves: ['Surf', 'Dig', 'Outrage', 'Crunch', 'Facade'] }, '5 moves'],
  ['no move', { moves: [] }, 'no moves'],
  ['an unknown nature', { nature: 'Grumpy' }, 'grumpy'],
  ['a species that isn’t in the games', { species: 'Beedrill' }, 'Beedrill'],
])('a build with %s is illegal', async (_, wrong, names) => {
  const faults = await illegality({ ...GARCHOMP, ...wrong })
  expect(faults.join('\n')).toContain(names)
  expect(faults).not.toEqual([])
})

test.each<[string, Partial<Build>]>([
  ['with the Tera type of another mask', { teraType: 'Fire' }],
  ['without its mask', { item: 'Shell Bell' }],
])('an Ogerpon %s is illegal', async (_, wrong) => {
  expect(await illegality({ ...OGERPON, ...wrong })).not.toEqual([])
})

// Source: https://bulbapedia.bulbagarden.net/wiki/Mint, https://bulbapedia.bulbagarden.net/wiki/Ability_Patch
test('mints and patches change the nature and ability of the titan Klawf, the only one with Block', async () => {
  const titan: Build = { ...GARCHOMP, species: 'Klawf', ability: 'Anger Shell', moves: ['Block'] }
  expect(await illegality({ ...titan, nature: 'Gentle' })).toEqual([])
  expect(await illegality({ ...titan, nature: 'Jolly', ability: 'Shell Armor' })).toEqual([])
})

// Battle Bond came with the demo of Sun and Moon. No patch adds or removes it.
test('Greninja-Bond only has its own ability', async () => {
  const bonded: Build = { ...GARCHOMP, species: 'Greninja-Bond', ability: 'Battle Bond', moves: ['Surf'] }
  expect(await illegality(bonded)).toEqual([])
  expect(await illegality({ ...bonded, ability: 'Protean' })).not.toEqual([])
})
