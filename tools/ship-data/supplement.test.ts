import { Dex } from '@pkmn/dex'
import { GUARDED_FLAGS } from '@/data/moves/terms'
import { guardedFlagOf, hasFixedDamage, meanHits, moveEffect, statsAtHalfHp } from './supplement'

test.each([
  'nightshade',
  'seismictoss',
  'sonicboom',
  'counter',
  'mirrorcoat',
  'metalburst',
  'comeuppance',
  'fissure',
  'ruination',
])('%s has fixed damage', (key) => expect(hasFixedDamage(key)).toBe(true))

test.each(['heavyslam', 'reversal', 'surf', 'splash'])('%s does not have fixed damage', (key) => {
  expect(hasFixedDamage(key)).toBe(false)
})

test('Shadow Ball is a ball, Hyper Voice a sound, Hurricane a wind, Surf none of these; no attack has two flags', () => {
  expect(['shadowball', 'hypervoice', 'hurricane', 'surf'].map(guardedFlagOf)).toEqual([
    'bullet',
    'sound',
    'wind',
    undefined,
  ])
  const attacks = Dex.moves.all().filter(({ category }) => category !== 'Status')
  expect(attacks.filter(({ flags }) => GUARDED_FLAGS.filter((flag) => flags[flag]).length > 1)).toEqual([])
})

test('a move that hits two to five times hits 3.1 times on average: 2 and 3 times 35% each, 4 and 5 times 15%', () => {
  expect(['surf', 'dragondarts', 'tripleaxel', 'bulletseed'].map(meanHits)).toEqual([1, 2, 3, 3.1])
})

test('Minior in Meteor Form becomes its Core at half HP; no other stats change', () => {
  expect(statsAtHalfHp('miniormeteor')).toEqual({
    hp: 60,
    attack: 100,
    defense: 60,
    specialattack: 100,
    specialdefense: 60,
    speed: 120,
  })
  expect(statsAtHalfHp('garchomp')).toBeUndefined()
})

test.each([
  ['swordsdance', { raises: ['Attack'] }],
  ['shellsmash', { raises: ['Attack', 'Sp. Atk', 'Speed'], drops: ['Defense', 'Sp. Def'] }],
  ['howl', { raises: ['Attack'] }],
  ['trailblaze', { raises: ['Speed'] }],
  ['dracometeor', { drops: ['Sp. Atk'] }],
  ['acidspray', { lowers: ['Sp. Def'] }],
  ['spore', { inflicts: 'sleep', powder: true }],
  ['yawn', { inflicts: 'drowsiness' }],
  ['zapcannon', { inflicts: 'paralysis' }],
  ['flatter', { inflicts: 'confusion' }],
  ['matchagotcha', { drains: true }],
])('%s certainly has the effect %j', (key, effect) => {
  expect(JSON.parse(JSON.stringify(moveEffect(key)))).toEqual(effect)
})

test('effects by chance are omitted: Fire Blast may burn, Ancient Power may raise all stats', () => {
  expect(JSON.stringify([moveEffect('fireblast'), moveEffect('ancientpower')])).toBe('[{},{}]')
})

test('the error names an unknown move', () => {
  expect(() => moveEffect('hugwithoutend')).toThrow('@pkmn/dex has no move hugwithoutend')
})
