import { makeMove, makeStatusMove } from '@/testing/battle/battles'
import { moveRole } from './move-role'

const drainPunch = makeMove('Drain Punch', { drain: 0.5, flags: { heal: 1 } })
const acidSpray = makeMove('Acid Spray', {
  category: 'Special',
  secondaries: [{ chance: 100, boosts: { spd: -2 } }],
})
const crunch = makeMove('Crunch', { secondaries: [{ chance: 20, boosts: { def: -1 } }] })
const closeCombat = makeMove('Close Combat', { self: { boosts: { def: -1, spd: -1 } } })
const torchSong = makeMove('Torch Song', {
  category: 'Special',
  secondaries: [{ chance: 100, self: { boosts: { spa: 1 } } }],
})

test.each([
  ['Drain Punch heals, but is an attack', drainPunch, 'attack'],
  ['Acid Spray weakens the boss with each hit', acidSpray, 'weakening attack'],
  ['Crunch weakens the boss only by chance', crunch, 'attack'],
  ['Close Combat weakens its user', closeCombat, 'attack'],
  ['Torch Song raises its user', torchSong, 'attack'],
  ['Swords Dance', makeStatusMove('Swords Dance', { boosts: { atk: 2 } }), 'boost'],
  ['Shell Smash lowers too', makeStatusMove('Shell Smash', { boosts: { atk: 2, def: -1 } }), 'boost'],
  ['Belly Drum, which has no field', makeStatusMove('Belly Drum'), 'boost'],
  ['Acupressure raises what chance picks', makeStatusMove('Acupressure'), 'boost'],
  [
    'Focus Energy, for critical hits',
    makeStatusMove('Focus Energy', { volatileStatus: 'focusenergy' }),
    'boost',
  ],
  ['Screech', makeStatusMove('Screech', { target: 'normal', boosts: { def: -2 } }), 'debuff'],
  ['Howl raises allies', makeStatusMove('Howl', { target: 'allies', boosts: { atk: 1 } }), 'help'],
  ['Recover', makeStatusMove('Recover', { heal: 0.5, flags: { heal: 1 } }), 'heal'],
  ['Rest heals without a share', makeStatusMove('Rest', { flags: { heal: 1 } }), 'heal'],
  ['Reflect', makeStatusMove('Reflect', { target: 'allySide', sideCondition: 'reflect' }), 'field'],
  ['Sunny Day', makeStatusMove('Sunny Day', { target: 'all', weather: 'sunnyday' }), 'field'],
  [
    'Helping Hand',
    makeStatusMove('Helping Hand', { target: 'adjacentAlly', volatileStatus: 'helpinghand' }),
    'help',
  ],
  ['Taunt', makeStatusMove('Taunt', { target: 'normal', volatileStatus: 'taunt' }), 'help'],
] as const)('the role of a move: %s', (_, move, role) => {
  expect(moveRole(move)).toBe(role)
})
