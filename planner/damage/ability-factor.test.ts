import type { TypeName } from '@/data/vocabulary'
import { abilityFactor } from './ability-factor'

// Source: each ability's page on https://bulbapedia.bulbagarden.net/wiki/. Rolls are whole numbers, so factors are approximate.
test.each<[string, string, TypeName, number]>([
  ['Levitate', 'Earthquake', 'Ground', 0],
  ['Flash Fire', 'Flamethrower', 'Fire', 0],
  ['Soundproof', 'Hyper Voice', 'Normal', 0],
  ['Bulletproof', 'Shadow Ball', 'Ghost', 0],
  ['Armor Tail', 'Extreme Speed', 'Normal', 0],
  ['Thick Fat', 'Ice Beam', 'Ice', 0.5],
  ['Ice Scales', 'Ice Beam', 'Ice', 0.5],
  ['Fur Coat', 'Iron Head', 'Steel', 0.5],
  ['Fluffy', 'Iron Head', 'Steel', 0.5],
  ['Fluffy', 'Flamethrower', 'Fire', 2],
  ['Filter', 'Iron Head', 'Steel', 0.75],
  ['Overgrow', 'Earthquake', 'Ground', 1],
])('%s changes the damage of %s as %s: times %d', (ability, move, type, factor) => {
  expect(abilityFactor(ability, move, type)).toBeCloseTo(factor, 1)
})

test('multi-hit and single-hit moves don’t share results, whichever comes first', () => {
  expect(abilityFactor('Stamina', 'Double Hit', 'Normal')).toBeLessThan(0.9)
  expect(abilityFactor('Stamina', 'Slam', 'Normal')).toBe(1)
  expect(abilityFactor('Weak Armor', 'Slam', 'Normal')).toBe(1)
  expect(abilityFactor('Weak Armor', 'Double Hit', 'Normal')).toBeGreaterThan(1.1)
})

test('Comatose counts as asleep, which doubles Hex and no other Ghost attack', () => {
  expect(abilityFactor('Comatose', 'Hex', 'Ghost')).toBeCloseTo(2, 1)
  expect(abilityFactor('Comatose', 'Night Shade', 'Ghost')).toBe(1)
  expect(abilityFactor('Comatose', 'Shadow Ball', 'Ghost')).toBe(1)
})

test('Levitate is only immune to Tera Blast as a Ground attack', () => {
  expect(abilityFactor('Levitate', 'Tera Blast', 'Ground')).toBe(0)
  expect(abilityFactor('Levitate', 'Tera Blast', 'Fire')).toBe(1)
})

test('Multiscale doesn’t count: HP is full for one hit only', () => {
  expect(abilityFactor('Multiscale', 'Earthquake', 'Ground')).toBe(1)
})

test('an ability that the calculator doesn’t know throws', () => {
  expect(() => abilityFactor('', 'Earthquake', 'Ground')).toThrow("doesn't know the ability")
})
