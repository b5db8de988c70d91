/** @jest-environment node */
import { isImmuneTo, statusesOf } from './statuses'

function fighter(types: readonly string[], ability: string) {
  return {
    candidate: { name: 'Anyone', types, abilities: [ability], teraTypes: [], moves: [] },
    ability,
    strength: 'atk',
  } as const
}

test('a boss’s moves may leave behind what they always, or sometimes, do', () => {
  expect(statusesOf(['Spore', 'Flamethrower', 'Toxic', 'Hurricane'])).toEqual([
    'burn',
    'poison',
    'sleep',
    'confusion',
  ])
  expect(statusesOf(['Yawn'])).toEqual(['sleep'])
})

test('Rest puts nobody to sleep but its user', () => {
  expect(statusesOf(['Rest', 'Earthquake'])).toEqual([])
})

// Source: https://bulbapedia.bulbagarden.net/wiki/Status_condition
test('by its type a creature is immune as long as it keeps that type', () => {
  const steel = fighter(['Steel'], 'Clear Body')
  expect(isImmuneTo('poison', steel)).toBe(true)
  expect(isImmuneTo('poison', { ...steel, teraType: 'Poison' })).toBe(true)
  expect(isImmuneTo('poison', { ...steel, teraType: 'Fairy' })).toBe(false)
})

test('by its ability it is immune whatever its type', () => {
  expect(isImmuneTo('sleep', { ...fighter(['Fighting'], 'Vital Spirit'), teraType: 'Ice' })).toBe(true)
  expect(isImmuneTo('burn', fighter(['Fighting'], 'Vital Spirit'))).toBe(false)
})
