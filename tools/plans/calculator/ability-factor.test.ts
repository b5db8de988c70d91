/** @jest-environment node */
import type { TypeName } from '@/data/vocabulary'
import { moveNamed } from '@/tools/plans/testing/named'
import { abilityFactor } from './ability-factor'

// Source: each ability's page on https://bulbapedia.bulbagarden.net/wiki/. Rolls are whole numbers, hence two places.
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
])('%s makes of %s as %s: times %d', (ability, move, type, factor) => {
  expect(abilityFactor(ability, moveNamed(move), type)).toBeCloseTo(factor, 1)
})

test('Levitate is immune to Tera Blast as a Ground attack only', () => {
  expect(abilityFactor('Levitate', moveNamed('Tera Blast'), 'Ground')).toBe(0)
  expect(abilityFactor('Levitate', moveNamed('Tera Blast'), 'Fire')).toBe(1)
})

test('Multiscale does not count: full HP last for one hit', () => {
  expect(abilityFactor('Multiscale', moveNamed('Earthquake'), 'Ground')).toBe(1)
})

test('an ability that the calculator does not know is refused, not taken for another', () => {
  expect(() => abilityFactor('', moveNamed('Earthquake'), 'Ground')).toThrow('does not know the ability')
})
