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
    'one that comes from Legends: Arceus',
    { ...GARCHOMP, species: 'Ursaluna', ability: 'Guts', moves: ['Headlong Rush', 'Drain Punch'] },
  ],
  ['one without an item', { ...GARCHOMP, item: undefined }],
])('legal: %s', async (_, build) => expect(await illegality(build)).toEqual([]))

test.each<[string, Partial<Build>, string]>([
  ['a move that it never learns', { moves: ['Spore'] }, 'Spore'],
  ['a move of an older game', { moves: ['Aqua Tail'] }, 'Aqua Tail'],
  ['an ability of another', { ability: 'Levitate' }, 'Levitate'],
  ['an item that the games do not have', { item: 'Thick Club' }, 'Thick Club'],
  ['more than 510 effort values', { effortValues: { hp: 252, atk: 252, def: 252 } }, '756 total EVs'],
  ['more than 252 in one stat', { effortValues: { hp: 255, atk: 252 } }, '255 EVs in hp'],
  ['a move twice', { moves: ['Iron Head', 'Iron Head'] }, 'multiple copies'],
  ['five moves', { moves: ['Surf', 'Dig', 'Outrage', 'Crunch', 'Facade'] }, '5 moves'],
  ['no move', { moves: [] }, 'no moves'],
  ['an unknown nature', { nature: 'Grumpy' }, 'grumpy'],
  ['a creature that is not in the games', { species: 'Beedrill' }, 'Beedrill'],
])('illegal: %s', async (_, wrong, names) => {
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
test('mints and patches let the titan Klawf, which alone knows Block, have other natures and abilities', async () => {
  const titan: Build = { ...GARCHOMP, species: 'Klawf', ability: 'Anger Shell', moves: ['Block'] }
  expect(await illegality({ ...titan, nature: 'Gentle' })).toEqual([])
  expect(await illegality({ ...titan, nature: 'Jolly', ability: 'Shell Armor' })).toEqual([])
})

// Battle Bond came with the demo of Sun and Moon, and no patch adds or removes it.
test('Greninja-Bond has no ability but its own', async () => {
  const bonded: Build = { ...GARCHOMP, species: 'Greninja-Bond', ability: 'Battle Bond', moves: ['Surf'] }
  expect(await illegality(bonded)).toEqual([])
  expect(await illegality({ ...bonded, ability: 'Protean' })).not.toEqual([])
})
