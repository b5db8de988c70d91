import { moveEffect } from './move-effect'

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
])('%s does %j for certain', (key, effect) => {
  expect(JSON.parse(JSON.stringify(moveEffect(key)))).toEqual(effect)
})

test('what is only likely is left out: Fire Blast may burn, Ancient Power may raise all stats', () => {
  expect(JSON.stringify([moveEffect('fireblast'), moveEffect('ancientpower')])).toBe('[{},{}]')
})

test('a move that there is not is named', () => {
  expect(() => moveEffect('hugwithoutend')).toThrow('@pkmn/dex has no move hugwithoutend')
})
