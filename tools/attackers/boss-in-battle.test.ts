/** @jest-environment node */
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import type { Region, Tier } from '@/data/vocabulary'
import { bossInBattle } from './boss-in-battle'

function bossOf(tier: Tier, region: Region, name: string): RaidBoss {
  const boss = rosters[tier].find((entry) => entry.region === region && entry.name === name)
  if (!boss) throw new Error(`no ${name}`)
  return boss
}

// By hand: base HP doubled, plus 31, plus a fourth of the effort values; of that the level's percent, rounded down, plus
// the level and 10; times the multiplier. Source: https://bulbapedia.bulbagarden.net/wiki/Stat#Formula
test.each([
  ['6', 'Paldea', 'Garchomp', 8050, '(216 + 31) × 90% = 222, + 100 = 322, × 25'],
  ['5', 'Paldea', 'Garchomp', 5400, '(216 + 31) × 75% = 185, + 85 = 270, × 20'],
  ['6', 'Paldea', 'Dragonite', 7275, '(182 + 31) × 90% = 191, + 100 = 291, × 25'],
  ['6', 'Paldea', 'Dondozo', 9925, '(300 + 31) × 90% = 297, + 100 = 397, × 25'],
  ['6', 'Paldea', 'Pelipper', 5875, '(120 + 31) × 90% = 135, + 100 = 235, × 25'],
  ['6', 'Paldea', 'Mimikyu', 5650, '(110 + 31) × 90% = 126, + 100 = 226, × 25'],
  ['6', 'Kitakami', 'Snorlax', 11800, '(320 + 31 + 252 / 4) × 90% = 372, + 100 = 472, × 25'],
  ['6', 'Kitakami', 'Clefable', 8875, '(190 + 31 + 252 / 4) × 90% = 255, + 100 = 355, × 25'],
  ['6', 'Terarium', 'Lapras', 10450, '(260 + 31 + 252 / 4) × 90% = 318, + 100 = 418, × 25'],
  ['5', 'Paldea', 'Blissey', 9800, '(510 + 31) × 75% = 405, + 85 = 490, × 20'],
  ['5', 'Paldea', 'Bronzong', 4160, '(134 + 31) × 75% = 123, + 85 = 208, × 20'],
  ['5', 'Paldea', 'Gengar', 3960, '(120 + 31) × 75% = 113, + 85 = 198, × 20'],
  ['5', 'Paldea', 'Ditto', 3600, '(96 + 31) × 75% = 95, + 85 = 180, × 20'],
] as const)('the %s★ %s %s has %i HP: %s', (tier, region, name, hp, _) => {
  expect(bossInBattle(bossOf(tier, region, name)).hp).toBe(hp)
})

// Abilities by slot: https://bulbapedia.bulbagarden.net/wiki/List_of_Pokémon_by_Ability
test.each([
  ['6', 'Paldea', 'Dragonite', ['Multiscale'], 'always its hidden one'],
  ['6', 'Paldea', 'Pelipper', ['Drizzle'], 'always its second'],
  ['6', 'Paldea', 'Mimikyu', ['Disguise'], 'its only one'],
  ['6', 'Paldea', 'Lycanroc', ['Tough Claws'], 'that of its Dusk form'],
  ['5', 'Paldea', 'Bronzong', ['Levitate', 'Heatproof', 'Heavy Metal'], 'any of the three'],
] as const)('the %s★ %s %s has %j: %s', (tier, region, name, abilities, _) => {
  expect(bossInBattle(bossOf(tier, region, name)).abilities).toEqual(abilities)
})

test('only moves that deal damage count, scripted ones too', () => {
  expect(bossInBattle(bossOf('5', 'Paldea', 'Abomasnow')).moves).toEqual([
    'Energy Ball',
    'Ice Punch',
    'Ice Shard',
    'Blizzard',
  ])
  expect(bossInBattle(bossOf('5', 'Paldea', 'Ditto')).moves).toEqual([])
})

test('every boss of the rosters is known to the calculator', () => {
  const bosses = [...rosters['5'], ...rosters['6']].map(bossInBattle)
  expect(bosses.filter(({ hp }) => hp < 3000)).toEqual([])
})
