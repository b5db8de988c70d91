import { attackKind } from './attack-kind'

test.each([
  ['physical', 'Adamant', { hp: 252, atk: 252 }],
  ['special', 'Modest', { hp: 252, spa: 252 }],
  ['special', 'Bold', { hp: 252, def: 252, spa: 4 }],
  ['special', 'Quiet', { hp: 252, def: 252 }],
  ['physical', 'Impish', { hp: 252, def: 252 }],
] as const)('a Pokémon is a %s attacker by its training: %s, %j', (kind, nature, effortValues) => {
  expect(attackKind({ nature, effortValues })).toBe(kind)
})
