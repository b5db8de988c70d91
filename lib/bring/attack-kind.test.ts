import { attackKind } from './attack-kind'

test.each([
  ['physical', 'trains its Attack', 'Adamant', { hp: 252, atk: 252 }, 'Leech Life'],
  ['special', 'trains its Sp. Atk', 'Modest', { hp: 252, spa: 252 }, 'Giga Drain'],
  ['special', 'trains a little of it', 'Bold', { hp: 252, def: 252, spa: 4 }, 'Giga Drain'],
  ['special', 'trains neither, and its nature raises Sp. Atk', 'Quiet', { hp: 252, def: 252 }, 'Dark Pulse'],
  ['special', 'trains neither, and its nature lowers Attack', 'Bold', { hp: 252, def: 252 }, 'Dark Pulse'],
  [
    'physical',
    'trains neither, and its nature lowers Sp. Atk',
    'Impish',
    { hp: 252, def: 252 },
    'Drain Punch',
  ],
  [
    'special',
    'trains neither, and boosts its Sp. Atk, whatever its nature lowers',
    'Impish',
    { hp: 252, def: 252 },
    'Dark Pulse, Nasty Plot',
  ],
  [
    'physical',
    'trains neither, and boosts its Attack first',
    'Careful',
    { hp: 252, spd: 252 },
    'Sunsteel Strike, Swords Dance, Calm Mind',
  ],
  ['physical', 'hits with its Defense, by Body Press', 'Bold', { hp: 252, def: 252 }, 'Body Press'],
] as const)('a %s attacker %s', (kind, _, nature, effortValues, moves) => {
  expect(attackKind({ nature, effortValues, moves: moves.split(', ') })).toBe(kind)
})
